import type { LoggerService } from '@nestjs/common';
import { pino, stdSerializers, type Logger } from 'pino';

/** Structured lines without secrets or personal data: bodies, tokens and addresses are never logged. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.email', '*.authorization', 'req.headers'], remove: true },
    serializers: { err: (error: unknown) => (error instanceof Error ? withoutSecrets(error) : error) },
  });
}

/** Servers of mail and databases like to quote addresses and values: only what names the fault is kept, addresses hidden. */
function withoutSecrets(error: Error & { code?: unknown }): Record<string, unknown> {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message: withoutAddresses(message), stack: stack && withoutAddresses(stack), code: error.code };
}

/** Nest's own words in our log: its warnings and errors, its start-up chatter only when debugging. */
export class NestLog implements LoggerService {
  constructor(private readonly pino: Logger) {}
  log(message: unknown): void {
    this.pino.debug(String(message));
  }
  warn(message: unknown): void {
    this.pino.warn(String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.pino.error({ detail: rest.map(String).join(' ').slice(0, 2_000) }, String(message));
  }
  fatal(message: unknown): void {
    this.pino.fatal(String(message));
  }
}

/** What a foreign server said, fit to be kept: the addresses in it hidden. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)');
}
