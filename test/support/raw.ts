import { Agent, request } from 'node:http';
import { patient } from './patience.js';

export interface RawAsk {
  method?: string;
  path: string;
  headers?: Record<string, string | number>;
  body?: string | Buffer | null;
}

export interface RawReply {
  /** 0 when the server hung up without a word. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body as it came over the wire. */
  bytes: Buffer;
  ms: number;
}

const PATIENCE_MS = patient(20_000);
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export const closeConnections = (): void => agent.destroy();

/** Sends a request as it is: `fetch` would tidy its path and refuse its headers. */
export function rawRequest(
  origin: string,
  { method = 'GET', path, headers = {}, body = null }: RawAsk,
): Promise<RawReply> {
  const { hostname, port } = new URL(origin);
  // Node's client would send a body with DELETE or OPTIONS without telling its length.
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  const begun = performance.now();
  return new Promise((resolve) => {
    const over = (status: number, bytes: Buffer, answered: RawReply['headers'] = {}): void =>
      resolve({ status, text: bytes.toString(), bytes, headers: answered, ms: performance.now() - begun });
    const sent = request(
      { hostname, port, agent, method, path, headers: { ...length, ...headers }, timeout: PATIENCE_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => over(response.statusCode ?? 0, Buffer.concat(chunks), response.headers));
        response.on('error', (error) => over(0, Buffer.from(error.message)));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
    sent.on('error', (error) => over(0, Buffer.from(error.message)));
    sent.end(body ?? undefined);
  });
}
