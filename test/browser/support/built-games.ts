import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const BUILT = fileURLToPath(new URL('../../../dist/games', import.meta.url));

/** Serves our built games to a page at `http://games.test/`, without the shop around them. @returns what goes wrong in them, as it happens */
export async function servesBuiltGames(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route('http://games.test/**', async (route) => {
    const path = `${BUILT}${new URL(route.request().url()).pathname}`;
    if (existsSync(path)) await route.fulfill({ path });
    else await route.fulfill({ status: 404 });
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('http://games.test/')) problems.push(`asks ${request.url()}`);
  });
  return problems;
}
