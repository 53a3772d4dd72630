import type { Lang } from '../../protocol';
import { settings } from '../settings.svelte';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

/** A text with {arguments}; where a number decides, one for each of the language's plural forms. */
export type Phrase = string | { one: string; other: string };
export type MessageId = keyof typeof en;
export type Catalogue = Record<MessageId, Phrase>;

const CATALOGUES: Record<Lang, Catalogue> = { en, fr, nl };
const PLURALS = Object.fromEntries(Object.keys(CATALOGUES).map((lang) => [lang, new Intl.PluralRules(lang)]));

export function phrase(lang: Lang, id: MessageId, args: Record<string, string | number> = {}): string {
  const found = CATALOGUES[lang][id];
  const text =
    typeof found === 'string' ? found : PLURALS[lang]?.select(Number(args['n'])) === 'one' ? found.one : found.other;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

/** A phrase of the client's own in the language of the page. */
export function t(id: MessageId, args: Record<string, string | number> = {}): string {
  const said = phrase(settings.lang, id, args);
  return settings.pseudo ? `⟦${said}⟧` : said;
}

/** A phrase whose id is put together at run time; `otherwise` where the catalogue has none. */
export function maybe(id: string, otherwise: string): string {
  return id in en ? t(id as MessageId) : otherwise;
}

export function isMessage(id: string): id is MessageId {
  return id in en;
}
