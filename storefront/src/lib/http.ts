import type { Language } from './wire';

/** What the shop's server answered when it said no. `message` is a sentence for people, in their language. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: string,
    readonly errors: { msg: string; path: string }[] = [],
    readonly body: unknown = null,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** Whether a link said no for good; a lost connection, an ill server or too many tries may pass. */
export const isDeadLink = (problem: unknown): boolean => problem instanceof HttpError && problem.status < 500 && problem.status !== 429;

/** The server could not be reached, so nobody knows more than that. */
export class NetworkError extends Error {
  readonly code = 'network';
  constructor() {
    super('The shop could not be reached');
    this.name = 'NetworkError';
  }
}

interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  language?: Language;
  signal?: AbortSignal;
  /** Sends no session and asks no interceptor: for the calls that make the session itself. */
  anonymous?: boolean;
  /** Carries the session as it stands: for the calls that are themselves part of checking it. */
  unchecked?: boolean;
}

const defaults: { authorization: string | null; intercept: (() => Promise<void>) | null } = { authorization: null, intercept: null };

/** Every later call in this window carries the token as its bearer. Never called on the server, where people share the process. */
export function setBearer(token: string | null): void {
  defaults.authorization = token ? `Bearer ${token}` : null;
}

/** Runs before each call that carries a session, so that an expired token is renewed first. */
export function interceptRequests(check: () => Promise<void>): void {
  defaults.intercept = check;
}

const onServer = typeof document === 'undefined';

function address(path: string): string {
  return onServer ? `${process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'}${path}` : path;
}

function spoken(language: Language | undefined): string {
  return language ?? (onServer ? 'en' : document.documentElement.lang || 'en');
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function refusal(status: number, body: unknown): HttpError {
  if (typeof body === 'string') return new HttpError(status, body.startsWith('<') ? '' : body, `http-${status}`, [], body);
  const told = (body ?? {}) as { message?: unknown; code?: unknown; errors?: { msg: string; path: string }[] };
  const message = typeof told.message === 'string' ? told.message : '';
  return new HttpError(status, message, typeof told.code === 'string' ? told.code : `http-${status}`, told.errors ?? [], body);
}

async function send(path: string, ask: Ask): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': spoken(ask.language), ...ask.headers };
  if (ask.body !== undefined) headers['content-type'] = 'application/json';
  if (!ask.anonymous && defaults.authorization) headers.authorization = defaults.authorization;
  try {
    return await fetch(address(path), {
      method: ask.method ?? 'GET',
      headers,
      body: ask.body === undefined ? undefined : JSON.stringify(ask.body),
      signal: ask.signal,
    });
  } catch (problem) {
    if (ask.signal?.aborted) throw problem;
    throw new NetworkError();
  }
}

/**
 * Asks the shop's server and reads its answer as `T`.
 * @throws HttpError when the server refuses, NetworkError when it cannot be reached.
 */
export async function http<T>(path: string, ask: Ask = {}): Promise<T> {
  if (!ask.anonymous && !ask.unchecked && !onServer) await defaults.intercept?.();
  const response = await send(path, ask);
  const body = await readBody(response);
  if (!response.ok) throw refusal(response.status, body);
  return body as T;
}

/** Asks for a file that only its owner may have. @throws HttpError, NetworkError. */
export async function getFile(path: string): Promise<Blob> {
  await defaults.intercept?.();
  const response = await send(path, { headers: { accept: '*/*' } });
  if (!response.ok) throw refusal(response.status, await readBody(response));
  return response.blob();
}

export const get = <T>(path: string, ask: Omit<Ask, 'method' | 'body'> = {}): Promise<T> => http<T>(path, ask);
export const post = <T>(path: string, body: unknown, ask: Omit<Ask, 'method' | 'body'> = {}): Promise<T> => http<T>(path, { ...ask, method: 'POST', body });

export const put = <T>(path: string, body: unknown, ask: Omit<Ask, 'method' | 'body'> = {}): Promise<T> => http<T>(path, { ...ask, method: 'PUT', body });
export const patch = <T>(path: string, body: unknown, ask: Omit<Ask, 'method' | 'body'> = {}): Promise<T> => http<T>(path, { ...ask, method: 'PATCH', body });
export const remove = <T>(path: string, ask: Omit<Ask, 'method'> = {}): Promise<T> => http<T>(path, { ...ask, method: 'DELETE' });

/** The code of any failure, for choosing what to say. */
export function codeOf(problem: unknown): string {
  return problem instanceof HttpError || problem instanceof NetworkError ? problem.code : 'unknown';
}
