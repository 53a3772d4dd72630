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
  /** The packs to play with, by hash. */
  packs = $state<string[]>([]);
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

  /** Starts from the last set-up of the game, with these packs added. */
  constructor(
    readonly game: Game,
    packs: string[],
  ) {
    const last = $state.snapshot(settings.last[game]) ?? gameOf(game).first;
    this.config = { ...gameOf(game).first.config, ...last.config };
    this.seats = [...last.seats];
    this.heroes = (last.config['heroes'] as string[][] | undefined) ?? [];
    this.packs = [...(last.packs ?? []), ...packs.filter((pack) => !last.packs?.includes(pack))];
  }

  /** Opens the card catalogue of the game and the chosen packs. */
  open(): void {
    const content = me.content(this.game);
    if (!content) return;
    void openCatalogue(this.game, [content, ...this.packs].join('.'), settings.lang).then(
      (cards) => this.#show(cards),
      (error: Error) => (this.problem = error.message || t('offline')),
    );
  }

  /** Resets choices that the cards no longer have, because a pack was removed. */
  #show(cards: Cards): void {
    this.cards = cards;
    this.problem = '';
    const { heroes, repair } = gameOf(this.game);
    this.config = { ...this.config, ...repair(this.config, cards) };
    const known = heroes(cards).map((hero) => hero.id);
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

  usePack(hash: string, on: boolean): void {
    this.packs = on ? [...this.packs, hash] : this.packs.filter((one) => one !== hash);
  }

  /** The configuration as the server expects it, without what is left to chance. */
  #serverConfig(): Record<string, unknown> {
    const config: Record<string, unknown> = { ...this.config, players: this.players };
    delete config['heroes'];
    if (this.places.flat().some(Boolean)) config['heroes'] = fillParty(this.all, this.places, this.#each);
    return gameOf(this.game).tidy(config, this.players);
  }

  /** Creates the table and returns its id. Keeps the choices for the next time. */
  async make(): Promise<string> {
    const { game, packs, listed, spectators } = this;
    const seats = Array.from({ length: this.players }, (_, seat) => this.seats[seat] ?? BOT);
    const config = this.#serverConfig();
    const table = await api.newTable({ game, config, seats, packs, start: !this.shared, listed, spectators });
    settings.last[game] = { config, seats, packs };
    return table.id;
  }
}
