import { settings } from '../app/settings.svelte';
import type { Problem } from '../protocol';

/** A request that failed, with a sentence in the language of the page. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Resolves once the server knows this browser; it refuses changes that are sent sooner. */
export const session: { ready: Promise<unknown> } = { ready: Promise.resolve() };

async function request<T>(method: string, path: string, body?: BodyInit, type = 'application/json'): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': settings.lang };
  const init: RequestInit = { method, headers };
  if (method !== 'GET') await session.ready;
  if (body !== undefined) {
    init.body = body;
    headers['content-type'] = type;
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RequestError('offline', '');
  }
  if (response.status === 204) return undefined as T;
  const content: unknown = await response.json().catch(() => null);
  if (response.ok) return content as T;
  const problem = content as Partial<Problem> | null;
  throw new RequestError(problem?.code ?? `http-${response.status}`, problem?.text ?? '');
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, JSON.stringify(body));
export const patch = <T>(path: string, body: unknown): Promise<T> => request<T>('PATCH', path, JSON.stringify(body));
export const remove = <T>(path: string): Promise<T> => request<T>('DELETE', path);
/** Posts a file. */
export const send = <T>(path: string, file: Blob, type: string): Promise<T> => request<T>('POST', path, file, type);
