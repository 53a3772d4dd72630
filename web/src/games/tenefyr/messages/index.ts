import type { GameMessages } from '../../game';
import type { Lang } from '../../../protocol';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export const messages: Record<Lang, GameMessages> = { en, fr, nl };
