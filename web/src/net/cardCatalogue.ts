import { addIcons } from '../cards/icons';
import type { Card, CardCatalogue, Face, Term } from '../cards/model';
import { Glossary } from '../help/glossary';
import type { Game } from '../games/game';
import type { Lang } from '../protocol';
import { api } from './api';

/** A catalogue that can be looked up. */
export class Cards {
  #cards: Map<string, Card>;
  readonly glossary: Glossary;

  constructor(readonly catalogue: CardCatalogue) {
    addIcons(catalogue.icons);
    this.glossary = new Glossary(catalogue.glossary);
    this.#cards = new Map(catalogue.sheet.cards.map((card) => [card.id, card]));
  }

  get game(): Game {
    return this.catalogue.sheet.game;
  }

  get words(): Record<string, string> {
    return this.catalogue.sheet.words;
  }

  get all(): Card[] {
    return this.catalogue.sheet.cards;
  }

  find(id: string): Card | undefined {
    return this.#cards.get(id);
  }

  face(id: string, role = ''): Face | undefined {
    const faces = this.#cards.get(id)?.faces;
    return faces?.find((face) => face.role === role) ?? faces?.[0];
  }

  /** The name of a card: that of the face with this role, else of the first. */
  name(id: string, role = ''): string {
    return this.face(id, role)?.name ?? id;
  }

  term(kind: string, id: string): Term {
    return this.catalogue.terms[kind]?.[id] ?? { name: this.name(id), icon: this.face(id)?.icon ?? '', text: '' };
  }

  terms(kind: string): [string, Term][] {
    return Object.entries(this.catalogue.terms[kind] ?? {});
  }
}

const catalogues = new Map<string, Promise<Cards>>();

/** The cards of a game, fetched once. */
export function openCatalogue(game: Game, content: string, lang: Lang): Promise<Cards> {
  const key = `${game} ${content} ${lang}`;
  const open = catalogues.get(key) ?? api.cardCatalogue(game, content, lang).then((catalogue) => new Cards(catalogue));
  catalogues.set(key, open);
  open.catch(() => catalogues.delete(key));
  return open;
}
