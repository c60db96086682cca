import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { signIn } from './support/journey.js';
import { STUDIO } from './support/studio.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

test('an owner names the server of the studio, tests it and sees what it answered', async ({ page }) => {
  const events: unknown[] = [];
  const server = createServer((request, reply) => {
    events.push(request.headers['ludoteca-event']);
    request.resume();
    reply.writeHead(202).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await signIn(page, STUDIO);
  await page.goto('/developer/earnings');
  const webhook = page.getByRole('region', { name: 'Avisos a tu servidor' });
  const address = webhook.getByLabel('Dirección', { exact: true });

  await address.fill('https://192.168.0.1/ludoteca');
  await webhook.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(webhook.getByRole('alert')).toContainText('Esa dirección no sirve');
  await address.fill(`http://127.0.0.1:${port}/ludoteca`);
  await webhook.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(webhook.getByRole('status')).toContainText(/ludoteca_webhook_[\w-]{43}/);
  await webhook.getByRole('button', { name: 'Enviar una prueba' }).press('Enter');
  const row = webhook.getByRole('row').filter({ hasText: 'Prueba' });
  await expect(async () => {
    await webhook.getByRole('button', { name: 'Actualizar la lista' }).click();
    await expect(row).toContainText('Recibido', { timeout: 1_000 });
  }).toPass();
  await expect(row).toContainText('HTTP 202');
  expect(events).toEqual(['test']);
  const barriers = await barriersOn(page, 'delivered');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.reload();
  await expect(webhook.getByText(/ludoteca_webhook_/)).toHaveCount(0);
  await webhook.getByRole('button', { name: 'Quitar la dirección' }).press('Enter');
  await expect(webhook.getByRole('heading')).toBeFocused();
  await expect(webhook.getByRole('button', { name: 'Enviar una prueba' })).toHaveCount(0);
  server.close();
  expect(barriers).toEqual([]);
});
