// Every address of the server that the pages use, in one place.
import type {
  ChapterSeen,
  Daily,
  Game,
  GameSeen,
  Lang,
  NewTable,
  PastGame,
  Profile,
  ProfileChange,
  ReplaySteps,
  Report,
  ReportNumber,
  Statistics,
  TableSeen,
} from '../protocol';
import type { Book } from './book';
import { get, patch, post } from './http';

export const api = {
  profile: () => get<Profile>('/api/profile'),
  changeProfile: (change: Partial<ProfileChange>) => patch<Profile>('/api/profile', change),
  games: () => get<GameSeen[]>('/api/games'),
  book: (game: Game, content: string, lang: Lang) => get<Book>(`/api/games/${game}/cards/${content}/${lang}`),
  rules: (game: Game, lang: Lang) => get<ChapterSeen[]>(`/api/games/${game}/rules/${lang}`),
  newTable: (table: Partial<NewTable> & { game: Game }) => post<TableSeen>('/api/tables', table),
  myTables: () => get<TableSeen[]>('/api/tables'),
  pastGames: () => get<PastGame[]>('/api/profile/games'),
  statistics: () => get<Statistics>('/api/profile/statistics'),
  daily: (game: Game) => get<Daily>(`/api/daily/${game}`),
  playDaily: (game: Game) => post<TableSeen>(`/api/daily/${game}`),
  replay: (table: string, from: number, to: number) =>
    get<ReplaySteps>(`/api/tables/${table}/replay/steps?from=${from}&to=${to}`),
  playOn: (table: string, step: number) => post<TableSeen>(`/api/tables/${table}/from-here`, { step }),
  report: (report: Report) => post<ReportNumber>('/api/reports', report),
};

export function socketAddress(table: string, lang: Lang, since: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const seen = since === null ? '' : `&since=${since}`;
  return `${scheme}://${location.host}/api/tables/${table}/socket?lang=${lang}${seen}`;
}
