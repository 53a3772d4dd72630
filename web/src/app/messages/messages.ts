import type { Lang } from '../../protocol';
import { settings } from '../settings.svelte';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

/** A text with {arguments}, or one text for each plural form, chosen by the argument `n`. */
export type Phrase = string | { one: string; other: string };
export type MessageId = keyof typeof en;
export type Catalogue = Record<MessageId, Phrase>;
export type MessageArgs = Record<string, string | number>;

const CATALOGUES: Record<Lang, Catalogue> = { en, fr, nl };
const PLURALS = Object.fromEntries(Object.keys(CATALOGUES).map((lang) => [lang, new Intl.PluralRules(lang)]));

/** Picks the plural form of a phrase and fills in its arguments. */
export function format(lang: Lang, phrase: Phrase, args: MessageArgs = {}): string {
  const text =
    typeof phrase === 'string'
      ? phrase
      : PLURALS[lang]?.select(Number(args['n'])) === 'one'
        ? phrase.one
        : phrase.other;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(args[name] ?? placeholder));
}

/** A phrase in the language of the page. Tests have it marked, to find texts that do not come from here. */
export function localize(phrase: Phrase, args: MessageArgs = {}): string {
  const text = format(settings.lang, phrase, args);
  return settings.pseudo ? `⟦${text}⟧` : text;
}

/** A message of the client in the language of the page. */
export function t(id: MessageId, args: MessageArgs = {}): string {
  return localize(CATALOGUES[settings.lang][id], args);
}

/** The `t` of a game: looks in the messages of the game first, then in those of the client. */
export function gameTranslator<Id extends string>(
  messages: Record<Lang, Record<Id, Phrase>>,
): (id: Id | MessageId, args?: MessageArgs) => string {
  const isOwn = (id: string): id is Id => id in messages.en;
  return (id, args = {}) => localize(isOwn(id) ? messages[settings.lang][id] : CATALOGUES[settings.lang][id], args);
}
