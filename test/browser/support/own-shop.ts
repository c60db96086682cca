import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { freePort } from '../../../api/dev/ports.mjs';
import { eventually, startProcess } from '../../support/process.js';
import { patient } from '../../support/patience.js';

const SHOP = fileURLToPath(new URL('../../../api/dev/shop.mjs', import.meta.url));
const START_MS = 120_000;

/** A shop in which no one else lives, and its bank. */
export interface OwnShop {
  url: string;
  /** The address that browsers know it by; only they find every name below localhost. */
  named: string;
  bank: string;
}

/** Journeys that change what everybody meets: the time, or the bank's answers. */
export const test = base.extend<object, { shopHost: string; shopEnv: Record<string, string>; shop: OwnShop }>({
  shopHost: ['localhost', { scope: 'worker', option: true }],
  /** Settings of this shop alone. */
  shopEnv: [{}, { scope: 'worker', option: true }],
  shop: [
    async ({ shopHost, shopEnv }, use) => {
      const [port, bankPort] = [await freePort(), await freePort()];
      const started = startProcess(SHOP, {
        ...(process.env as Record<string, string>),
        TEST_SHOP_BUILT: 'yes',
        TEST_SHOP_PORT: String(port),
        TEST_SHOP_HOST: shopHost,
        TEST_SIMULATOR_PORT: String(bankPort),
        // What its stories tell of, they do themselves: a month of others' orders would be most of its start.
        TEST_SHOP_ENV: JSON.stringify({ DEMO_DAYS: '0', ...shopEnv }),
      });
      await eventually(
        async () => started.output(),
        (text) => text.includes('shop ready on') || started.isOver(),
        START_MS,
        'the shop',
      );
      if (started.isOver()) throw new Error(`the shop ended: ${started.output()}`);
      await use({
        url: `http://localhost:${port}`,
        named: `http://${shopHost}:${port}`,
        bank: `http://localhost:${bankPort}`,
      });
      await started.stop();
    },
    { scope: 'worker', timeout: patient(START_MS) },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

export { expect } from '@playwright/test';
