import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { signIn } from './support/journey.js';

const DEVELOPER = 'developer@ludoteca.test';

test.describe('in English, at a desk', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

  test('a studio adds an achievement by keyboard, moves it, exports and imports', async ({ page }) => {
    await signIn(page, DEVELOPER);
    await page.goto('/developer/el-taller-de-fuerzas/achievements');
    await page.getByRole('button', { name: 'Add an achievement' }).press('Enter');
    await page.getByRole('textbox', { name: 'Key', exact: true }).fill('night shift');
    await expect(page.getByRole('textbox', { name: 'Key', exact: true })).toHaveValue('NIGHT_SHIFT');
    await page.getByLabel('Kind').selectOption({ label: 'Step by step' });
    await page.getByLabel('Target').fill('3');
    await page.getByLabel('Name in Spanish').fill('Turno de noche');
    await page.getByLabel('Text in Spanish').fill('Juega tres noches.');
    await page.getByLabel('Name in English').fill('Night Shift');
    await page.getByLabel('Text in English').fill('Play three nights.');
    const barriers = await barriersOn(page, 'form');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Night Shift' })).toBeVisible();

    await page.getByRole('button', { name: 'Move up: Night Shift' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Night Shift is in place 5.' })).toBeAttached();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    const path = await (await download).path();
    await page.getByLabel('Import a file').setInputFiles(path);
    await expect(page.getByText('Done: 0 new, 6 updated.')).toBeVisible();
    await page.getByRole('button', { name: 'Archive Night Shift' }).press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Night Shift' })).toContainText('Archived');
    barriers.push(...(await barriersOn(page, 'list')));
    expect(barriers).toEqual([]);
  });

  test('a studio finds how its game reports, and takes the example program along', async ({ page, baseURL }) => {
    await signIn(page, DEVELOPER);
    await page.goto('/developer/el-taller-de-fuerzas/achievements');
    const guide = page.getByRole('region', { name: 'Downloaded games and servers' });
    for (const [way, example] of [
      ['A downloaded game', `curl ${baseURL}/v1/achievements/passes/exchange`],
      ['Your server', 'authorization: Bearer'],
      ['A game in the browser', "ludoteca.unlock('"],
    ] as const) {
      await guide.locator('summary', { hasText: way }).press('Enter');
      expect(await guide.getByRole('textbox', { name: `Example: ${way}` }).inputValue()).toContain(example);
    }
    const barriers = await barriersOn(page, 'guide');
    const download = page.waitForEvent('download');
    await guide.getByRole('link', { name: 'Download an example program' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('achievements-client.mjs');
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^#!\/usr\/bin\/env node/);
    expect(barriers).toEqual([]);
  });
});
