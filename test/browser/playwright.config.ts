import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { patient } from '../support/patience.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = `${root}.data/test/browser`;

// The packaged Chromium takes any version that lies in the temporary folder: it gets one of its own.
process.env.TMPDIR = `${scratch}/tmp`;
mkdirSync(process.env.TMPDIR, { recursive: true });

// Workers read this file again and must find the same ports.
process.env.TEST_SHOP_PORT ??= '3480';
process.env.TEST_SIMULATOR_PORT ??= '3481';
// Whose enquiries the shop refuses, and which sums two people give back: less than all games of the demonstration cost.
process.env.TEST_SHOP_ENV ??= JSON.stringify({ CONTACT_BLOCKED: '@spam.example', REFUND_SECOND_PERSON_ABOVE: '20000' });
const shopUrl = `http://localhost:${process.env.TEST_SHOP_PORT}`;

/** Journeys through storefront and console, in a real browser, on a shop of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: `${scratch}/results`,
  // Wide enough for a machine that does other work meanwhile: what comes at all comes long before.
  timeout: patient(120_000),
  expect: { timeout: patient(20_000) },
  fullyParallel: false,
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Where the clock moves or the bank is away, it is so for everybody: these journeys have one shop of their own, one after another.
  projects: [
    { name: 'own-shop', testMatch: 'own-shop/*.spec.ts', workers: 1 },
    { name: 'journeys', testIgnore: 'own-shop/*.spec.ts' },
  ],
  reporter: process.env.TEST_RESULT_LINES ? './reporter.mjs' : 'list',
  use: {
    baseURL: shopUrl,
    browserName: 'chromium',
    headless: true,
    screenshot: 'only-on-failure',
    // What passes a service worker, no journey could delay or break; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace of every journey would cost a quarter of the time: it is made when asked for.
    trace: process.env.TEST_TRACE === 'yes' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
      ],
    },
  },
  webServer: {
    command: `node ${root}api/dev/shop.mjs`,
    url: `${shopUrl}/v1/health/ready`,
    timeout: patient(180_000),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
