import { LANGUAGES } from '../languages';
import type { Game } from '../games/game';
import type { Lang } from '../protocol';

const KEY = 'questable';

/** What was chosen last for a new table. */
export interface LastChoice {
  config: Record<string, unknown>;
  seats: string[];
  packs?: string[];
}

interface Settings {
  lang: Lang;
  theme: 'system' | 'light' | 'dark';
  contrast: boolean;
  calm: boolean;
  /** Signals that it is one's turn: a sound, a vibration, a mark in the title. */
  sound: boolean;
  vibrate: boolean;
  title: boolean;
  /** Sounds of what happens at the table. */
  effects: boolean;
  tips: boolean;
  odds: boolean;
  text: number;
  seen: string[];
  greeted: boolean;
  /** For tests: the client's own words are marked, so that one which is not translated shows. */
  pseudo?: boolean;
  last: Partial<Record<Game, LastChoice>>;
}

function systemLang(): Lang {
  for (const preferred of navigator.languages) {
    const found = LANGUAGES.find((lang) => preferred.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

function load(): Settings {
  const defaults: Settings = {
    lang: systemLang(),
    theme: 'system',
    contrast: false,
    calm: false,
    sound: true,
    vibrate: true,
    title: true,
    effects: false,
    tips: true,
    odds: true,
    text: 100,
    seen: [],
    greeted: false,
    last: {},
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

/** The settings of this browser. */
export const settings = $state<Settings>(load());

/** Stores the settings and applies them to the page whenever one changes. */
export function persistSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing: the settings hold as long as the page is open
    }
    const page = document.documentElement;
    page.lang = settings.lang;
    page.dataset['theme'] = settings.theme;
    page.dataset['contrast'] = settings.contrast ? 'more' : '';
    page.dataset['motion'] = settings.calm ? 'less' : '';
    page.dataset['letters'] = settings.text > 125 ? 'large' : '';
    page.style.fontSize = settings.text === 100 ? '' : `${settings.text}%`;
  });
}

/** The duration of an animation; 0 where the player or the system wants no motion. */
export function duration(milliseconds: number): number {
  return settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
}
