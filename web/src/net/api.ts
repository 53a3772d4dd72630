// Every address of the server that the pages use, in one place.
import type { Game } from '../games/game';
import type {
  ChapterSeen,
  Daily,
  GameSeen,
  Lang,
  MoveCode,
  NewTable,
  PackChecked,
  PackSeen,
  PastGame,
  Profile,
  ProfileChange,
  ReplaySteps,
  Report,
  ReportNumber,
  Statistics,
  TableSeen,
} from '../protocol';
import type { CardCatalogue } from '../cards/model';
import { get, patch, post, remove, send } from './http';

export const api = {
  profile: () => post<Profile>('/api/me'),
  changeProfile: (change: Partial<ProfileChange>) => patch<Profile>('/api/me', change),
  makeCode: () => post<MoveCode>('/api/me/code'),
  useCode: (code: string) => post<Profile>('/api/me/move', { code }),
  games: () => get<GameSeen[]>('/api/games'),
  cardCatalogue: (game: Game, content: string, lang: Lang) =>
    get<CardCatalogue>(`/api/games/${game}/book/${content}/${lang}`),
  rules: (game: Game, lang: Lang) => get<ChapterSeen[]>(`/api/games/${game}/rules/${lang}`),
  newTable: (table: Partial<NewTable> & { game: Game }) => post<TableSeen>('/api/tables', table),
  uploadPack: (zip: Blob) => send<PackChecked>('/api/packs', zip, 'application/zip'),
  packs: () => get<PackSeen[]>('/api/packs'),
  pack: (hash: string) => get<PackChecked>(`/api/packs/${hash}`),
  removePack: (hash: string) => remove<null>(`/api/packs/${hash}`),
  listedTables: () => get<TableSeen[]>('/api/tables'),
  deleteMe: () => remove<null>('/api/me'),
  myTables: () => get<TableSeen[]>('/api/me/tables'),
  pastGames: () => get<PastGame[]>('/api/me/games'),
  statistics: () => get<Statistics>('/api/me/statistics'),
  rematch: (table: string) => post<TableSeen>(`/api/tables/${table}/rematch`),
  daily: () => get<Daily>('/api/daily'),
  playDaily: () => post<TableSeen>('/api/daily'),
  steps: (table: string, first: number, last: number) =>
    get<ReplaySteps>(`/api/tables/${table}/steps?first=${first}&last=${last}`),
  playOn: (table: string, step: number) => post<TableSeen>(`/api/tables/${table}/branch`, { step }),
  report: (report: Report) => post<ReportNumber>('/api/reports', report),
};

export function socketAddress(table: string, lang: Lang, since: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const seen = since === null ? '' : `&since=${since}`;
  return `${scheme}://${location.host}/api/tables/${table}/socket?lang=${lang}${seen}`;
}
