import type { FastifyInstance } from 'fastify';

/** Whether this process has begun to end: it finishes what it was asked, and wants no more. */
export class Draining {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }

  /** Ends kept connections with their next answer: what comes after it goes to another process. */
  hangUpPolitely(fastify: FastifyInstance): void {
    fastify.addHook('onSend', async (_request, reply) => {
      if (this.begun) reply.header('connection', 'close');
    });
  }
}
