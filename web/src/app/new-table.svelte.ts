import { gameOf } from '../games/registry';
import { api } from '../net/api';
import { type Cards, openCatalogue } from '../net/cardCatalogue';
import type { Game } from '../games/game';
import { BOT } from './startGame';
import { fillParty } from './party';
import { me } from './profile.svelte';
import { settings } from './settings.svelte';
import { t } from './messages/messages';

/** What is chosen for a new table: who sits where, with which heroes, and what is played. */
export class NewTable {
  config = $state<Record<string, unknown>>({});
  seats = $state<string[]>([]);
  heroes = $state<(string | null)[][]>([]);
  /** The packs that are laid over the game's own cards. */
  laid = $state<string[]>([]);
  listed = $state(false);
  spectators = $state(true);
  cards = $state.raw<Cards | null>(null);
  problem = $state('');

  players = $derived(Number(this.config['players'] ?? 2));
  all = $derived.by(() => (this.cards ? gameOf(this.game).heroes(this.cards) : []));
  shared = $derived(this.seats.slice(0, this.players).includes('open'));
  #each = $derived.by(() => gameOf(this.game).heroesEach(this.players));
  /** The heroes of each seat; null: whoever comes. */
  places = $derived(
    Array.from({ length: this.players }, (_, seat) =>
      Array.from({ length: this.#each }, (_, place) => this.heroes[seat]?.[place] ?? null),
    ),
  );
  taken = $derived(this.places.flat().flatMap((id) => this.all.find((hero) => hero.id === id)?.kind ?? []));

  /** As it was set up last, with these packs laid over it. */
  constructor(
    readonly game: Game,
    packs: string[],
  ) {
    const last = $state.snapshot(settings.last[game]) ?? gameOf(game).first;
    this.config = { ...gameOf(game).first.config, ...last.config };
    this.seats = [...last.seats];
    this.heroes = (last.config['heroes'] as string[][] | undefined) ?? [];
    this.laid = [...(last.packs ?? []), ...packs.filter((pack) => !last.packs?.includes(pack))];
  }

  /** The cards to choose from: those of the game, with the packs that are laid over them. */
  open(): void {
    const content = me.content(this.game);
    if (!content) return;
    void openCatalogue(this.game, [content, ...this.laid].join('.'), settings.lang).then(
      (book) => this.#show(book),
      (refused: Error) => (this.problem = refused.message || t('offline')),
    );
  }

  /** What only a pack had that is no longer there is left to chance again. */
  #show(book: Cards): void {
    this.cards = book;
    this.problem = '';
    const { heroes, repair } = gameOf(this.game);
    this.config = { ...this.config, ...repair(this.config, book) };
    const known = heroes(book).map((hero) => hero.id);
    this.heroes = this.heroes.map((seat) => seat.map((id) => (id && known.includes(id) ? id : null)));
  }

  value<T>(key: string, otherwise: T): T {
    return (this.config[key] as T | undefined) ?? otherwise;
  }

  set(key: string, to: unknown): void {
    this.config = { ...this.config, [key]: to };
  }

  setHero(seat: number, place: number, id: string | null): void {
    this.heroes = this.places.map((one, s) => one.map((hero, p) => (s === seat && p === place ? id : hero)));
  }

  drawHeroes(): void {
    const nobody = this.places.map((seat) => seat.map(() => null));
    this.heroes = fillParty(this.all, nobody, this.#each);
  }

  lay(hash: string, on: boolean): void {
    this.laid = on ? [...this.laid, hash] : this.laid.filter((one) => one !== hash);
  }

  /** The configuration as the server wants it: what is left to chance is left out. */
  #wanted(): Record<string, unknown> {
    const wanted: Record<string, unknown> = { ...this.config, players: this.players };
    delete wanted['heroes'];
    if (this.places.flat().some(Boolean)) wanted['heroes'] = fillParty(this.all, this.places, this.#each);
    return gameOf(this.game).tidy(wanted, this.players);
  }

  /** Make the table; its id. What was chosen is kept for the next time. */
  async make(): Promise<string> {
    const { game, laid: packs, listed, spectators } = this;
    const seats = Array.from({ length: this.players }, (_, seat) => this.seats[seat] ?? BOT);
    const config = this.#wanted();
    const table = await api.newTable({ game, config, seats, packs, start: !this.shared, listed, spectators });
    settings.last[game] = { config, seats, packs };
    return table.id;
  }
}
