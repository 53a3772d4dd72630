import { gameTranslator, type Phrase } from '../../../app/messages/messages';
import type { Lang } from '../../../protocol';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export type Messages = Record<keyof typeof en, Phrase>;

export const messages: Record<Lang, Messages> = { en, fr, nl };

/** A message of this game or of the client, in the language of the page. */
export const t = gameTranslator(messages);
