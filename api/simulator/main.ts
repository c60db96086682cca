import { startSimulator } from './server.js';

async function main(): Promise<void> {
  const { SIMULATOR_PORT, SIMULATOR_HOST, SIMULATOR_PUBLIC_URL, SIMULATOR_STATE, SIMULATOR_MERCHANT } = process.env;
  const simulator = await startSimulator({
    port: Number(SIMULATOR_PORT ?? 3002),
    host: SIMULATOR_HOST,
    publicUrl: SIMULATOR_PUBLIC_URL?.replace(/\/$/, ''),
    stateFolder: SIMULATOR_STATE,
    settings: SIMULATOR_MERCHANT ? { merchantName: SIMULATOR_MERCHANT } : {},
  });
  console.log(`simulator ready on ${simulator.url}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void simulator.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
