// The languages of the client and what each calls itself. A new one is an entry here, a file in `app/messages`, one in
// each game's `messages`, and the server's texts.
import type { Lang } from './protocol';

export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', fr: 'Français', nl: 'Nederlands' };
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Lang[];
