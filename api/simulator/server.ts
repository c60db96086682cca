import fastify, { type FastifyInstance } from 'fastify';
import { Bank } from './bank.js';
import { Courier } from './courier.js';
import { serveControl } from './control/routes.js';
import { forgetfulJournal, openJournal } from './bank/journal.js';
import { serveOneclick } from './oneclick/routes.js';
import { HostedPages } from './pages/routes.js';
import { BankRefusal } from './wire/refusal.js';
import { methodNotSupported } from './wire/rest.js';
import { changed, DEFAULT_SETTINGS, type SettingsChange } from './bank/settings.js';
import { serveWebpayPlus } from './webpay-plus/routes.js';

export type SimulatorOptions = {
  port?: number;
  host?: string;
  /** Base of the addresses the buyer is sent to; by default the address of this server. */
  publicUrl?: string;
  /** A folder to remember in; without one, everything is forgotten at the end. */
  stateFolder?: string;
  settings?: SettingsChange;
};

export type Simulator = { url: string; port: number; close: () => Promise<void> };

/** Starts the test bank and resolves once it listens. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const journal = options.stateFolder ? openJournal(options.stateFolder) : forgetfulJournal;
  const bank = new Bank(journal, changed(DEFAULT_SETTINGS, options.settings ?? {}));
  let url = options.publicUrl ?? '';
  const app = buildApp(bank, () => url);
  await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });

  const port = portOf(app);
  url ||= `http://localhost:${port}`;
  const close = async (): Promise<void> => {
    await app.close();
    journal.close();
  };
  return { url, port, close };
}

function buildApp(bank: Bank, publicUrl: () => string): FastifyInstance {
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    // An empty path part and any sign in one must reach the operation as they came.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  app.setErrorHandler((problem: Error & { statusCode?: number }, _request, reply) => {
    if (problem instanceof BankRefusal) return reply.code(problem.status).send(problem.body);
    const status = problem.statusCode ?? 500;
    return reply
      .code(status)
      .send(status === 500 ? { description: 'Internal server error' } : { error_message: problem.message });
  });
  app.setNotFoundHandler((request, reply) => {
    const isCollection = /^\/rswebpaytransaction\/api\/(webpay|oneclick)\/v1\.2\/(transactions|inscriptions)/.test(
      request.url,
    );
    if (isCollection) return reply.code(405).send(methodNotSupported(request.method).body);
    return reply.code(404).send({ error_message: 'Not Found' });
  });
  app.register(async (scope) => serveWebpayPlus(scope, bank, publicUrl));
  app.register(async (scope) => serveOneclick(scope, bank, publicUrl));
  const courier = new Courier();
  app.addHook('onClose', async () => courier.stop());
  app.addHook('preClose', async () => bank.heal());
  app.register(async (scope) => new HostedPages(bank, courier).serve(scope));
  app.register(async (scope) => serveControl(scope, bank));
  return app;
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The simulator listens on a port, not a pipe.');
  return address.port;
}
