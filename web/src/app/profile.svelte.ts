import { api } from '../net/api';
import { session } from '../net/http';
import type { GameSeen, Profile } from '../protocol';
import { settings } from './settings.svelte';

/** Who plays in this browser, and what can be played here. Made by the server at the first visit: no sign-up. */
class Me {
  profile = $state.raw<Profile | null>(null);
  games = $state.raw<GameSeen[]>([]);
  offline = $state(false);

  async load(): Promise<void> {
    // without a connection the games are still known, as they were last: their cards can be read
    const games = api.games().then(
      (all) => (this.games = all),
      () => undefined,
    );
    try {
      const profile = api.profile();
      session.ready = profile.catch(() => undefined);
      this.profile = await profile;
      await games;
      this.offline = false;
      if (this.profile.lang !== settings.lang) await this.change({ lang: settings.lang });
    } catch {
      this.offline = true;
    }
  }

  async change(change: { name?: string; lang?: Profile['lang']; webhook?: string }): Promise<void> {
    this.profile = await api.changeProfile(change);
  }

  content(game: string): string | undefined {
    return this.games.find((one) => one.id === game)?.content;
  }
}

export const me = new Me();
