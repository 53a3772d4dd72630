import type { Chat, LogLine, Notice, PersonSeen, ToClient, Update, Welcome } from '../protocol';
import { structuralShare } from './structuralShare';

/** All that a client knows of a table. */
export interface Known {
  welcome: Welcome | null;
  update: Update | null;
  log: LogLine[];
  notices: Notice[];
  chat: Chat[];
  people: PersonSeen[];
  spectators: number;
  /** The table at which the party plays on. */
  rematch: string | null;
}

export const NOTHING_YET: Known = {
  welcome: null,
  update: null,
  log: [],
  notices: [],
  chat: [],
  people: [],
  spectators: 0,
  rematch: null,
};

function addChat(chat: Chat[], more: Chat[]): Chat[] {
  const known = new Set(chat.map((line) => line.number));
  return [...chat, ...more.filter((line) => !known.has(line.number))];
}

function addNotices(notices: Notice[], more: Notice[]): Notice[] {
  const since = notices.at(-1)?.version ?? -1;
  return [...notices, ...more.filter((notice) => notice.version > since)];
}

/** What is known after a message. An update that is older than what is known changes nothing. */
export function receive(known: Known, message: ToClient): Known {
  switch (message.type) {
    case 'welcome':
      return { ...known, welcome: message, chat: addChat(known.chat, message.chat) };
    case 'update': {
      if (known.update && message.version < known.update.version) return known;
      const kept = known.log.filter((line) => line.number < message.kept);
      return {
        ...known,
        update: structuralShare(known.update, message),
        log: [...kept, ...message.log],
        notices: addNotices(known.notices, message.notices),
      };
    }
    case 'presence':
      return { ...known, people: message.people, spectators: message.spectators, rematch: message.rematch };
    case 'chat':
      return { ...known, chat: addChat(known.chat, [message]) };
    default:
      return known;
  }
}
