import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { inBothLanguages } from './support/both-languages.js';
import { gameId, signedInPlayer } from './support/journey.js';

const SUDOKU = 'sudoku-del-sur';
const WORDS = {
  es: {
    lastPlayed: /^Jugado por última vez el \d/,
    devices: 'Tus equipos',
    reported: /^1 juego instalado, al \d/,
    remove: 'Quitar Notebook de Ana',
    removed: 'Quitamos Notebook de Ana.',
  },
  en: {
    lastPlayed: /^Last played on \d/,
    devices: 'Your devices',
    reported: /^1 game installed, as of \d/,
    remove: 'Remove Notebook de Ana',
    removed: 'We removed Notebook de Ana.',
  },
} as const;

inBothLanguages(WORDS, ({ language, width, words }) => {
  test('the library says when a game was played last, and forgets a device by keyboard', async ({ page }) => {
    await signedInPlayer(page, language);
    const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
    const game = await gameId(page.request, SUDOKU);
    const posts = (path: string, data: object) => page.request.post(path, { headers, data });
    await posts('/v1/payment/claim-free-game', { game_id: game });
    await posts(`/v1/play/${SUDOKU}`, {});
    await posts('/v1/library/devices', { deviceId: randomUUID(), name: 'Notebook de Ana', installed: [game] });

    await page.goto('/library');
    const main = page.getByRole('main');
    await expect(main.getByText(words.lastPlayed)).toBeVisible();
    const devices = main.getByRole('region', { name: words.devices });
    await expect(devices.getByText(words.reported)).toBeVisible();
    const barriers = await barriersOn(page, 'devices');
    await devices.getByRole('button', { name: words.remove }).press('Enter');
    await expect(devices.getByRole('status')).toHaveText(words.removed);
    await expect(devices.getByRole('heading', { name: words.devices })).toBeFocused();
    await expect(devices.getByRole('button')).toHaveCount(0);
    barriers.push(...(await barriersOn(page, 'forgotten')));
    expect(barriers).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
