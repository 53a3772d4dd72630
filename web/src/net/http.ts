import { settings } from '../app/settings.svelte';
import type { Problem } from '../protocol';

/** What the server refused, in one sentence in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Over once the server has met this browser: what is sent sooner would be nobody's, and refused. */
export const guest: { known: Promise<unknown> } = { known: Promise.resolve() };

async function ask<T>(method: string, path: string, body?: BodyInit, type = 'application/json'): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': settings.lang };
  const init: RequestInit = { method, headers };
  if (method !== 'GET') await guest.known;
  if (body !== undefined) {
    init.body = body;
    headers['content-type'] = type;
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused('offline', '');
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const problem = told as Partial<Problem> | null;
  throw new Refused(problem?.code ?? `http-${answer.status}`, problem?.text ?? '');
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, JSON.stringify(body));
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>('PATCH', path, JSON.stringify(body));
export const remove = <T>(path: string): Promise<T> => ask<T>('DELETE', path);
/** A file, as it is. */
export const send = <T>(path: string, file: Blob, type: string): Promise<T> => ask<T>('POST', path, file, type);
