import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** Structured lines without secrets or personal data: bodies, tokens and addresses are never logged. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.email', '*.authorization', 'req.headers', 'err.config', 'err.query', 'err.parameters', 'err.driverError'], remove: true },
  });
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
