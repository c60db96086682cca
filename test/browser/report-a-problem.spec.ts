import { expect, test, type APIRequestContext } from '@playwright/test';
import { aPhoto } from '../support/photos.js';
import { ADMIN, atTheConsole, goesTo } from './support/console.js';
import { freshAddress, mailsTo, PASSWORD } from './support/journey.js';
import { patient } from '../support/patience.js';

test.use({ locale: 'en-US', viewport: { width: 1280, height: 900 } });

test('a visitor reports a problem with a picture, and follows it', async ({ page, browser }) => {
  const email = freshAddress();
  await page.goto('/games', { waitUntil: 'networkidle' });
  await page
    .getByRole('navigation', { name: 'Language and reports' })
    .getByRole('link', { name: 'Report a problem' })
    .click();
  await expect(page.getByRole('heading', { name: 'Report a problem', level: 1 })).toBeInViewport();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Tell us what happened.')).toBeVisible();

  await page.getByLabel('What is it about?').selectOption('Performance');
  await page.getByLabel('What happened?').fill('The list of games is slow.');
  await page.getByLabel('E-mail (optional)').fill(email);
  await page
    .getByLabel(/Screenshot or file/)
    .setInputFiles({ name: 'list.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
  await page.getByText('See what is sent').click();
  await expect(page.getByText('/games', { exact: true })).toBeVisible();
  await page.getByLabel('Send facts about my browser too').check();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/v1/reports')),
    page.getByRole('button', { name: 'Send report' }).click(),
  ]);
  expect((sent.postDataJSON() as { facts: { page: string } }).facts.page).toBe('/games');
  const heading = page.getByRole('heading', { name: /Report R-\d+/ });
  await expect(heading).toBeVisible();
  const number = /R-\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';

  const console = await atTheConsole(browser, ADMIN);
  await goesTo(console, '/reports', new RegExp(number));
  await console.getByRole('link', { name: number, exact: true }).click();
  await console.getByRole('button', { name: 'Asignármelo' }).click();
  await expect(console.getByText('Asignado.')).toBeVisible();
  await console.getByLabel('Respuesta', { exact: true }).fill('We found the cause.');
  await console.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(console.getByText('Respuesta enviada.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('We found the cause.')).toBeVisible();
  const subjects = async () => (await mailsTo(page.request, email)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: patient(30_000) }).toContain(`News of your report ${number}`);

  const conversation = page.getByRole('region', { name: 'Conversation' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Write what you want to add.')).toBeVisible();
  const message = page.getByLabel('Your message');
  await expect(message).toBeFocused();
  await message.fill('It is slow on my tablet, too.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(conversation.getByText('It is slow on my tablet, too.')).toBeVisible();
  await expect(page.getByText('We received your message.')).toBeVisible();
  await expect(message).toHaveValue('');

  // Staff answer a page from before: they hear of it, keep their words and see what was added.
  await console.getByLabel('Respuesta', { exact: true }).fill('Which pages?');
  await console.getByLabel('Estado desde ahora').click();
  await console.getByRole('option', { name: 'Falta su respuesta' }).click();
  await console.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(console.getByText(/Alguien escribió algo más/)).toBeVisible();
  await expect(console.getByText('It is slow on my tablet, too.')).toBeVisible();
  await expect(console.getByLabel('Respuesta', { exact: true })).toHaveValue('Which pages?');
  await console.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(console.getByText('Respuesta enviada.')).toBeVisible();

  await page.reload();
  const needed = page.getByRole('region', { name: 'Reply here' });
  await needed.getByLabel('Your message').fill('All of them.');
  await needed.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'We are working on it' })).toBeVisible();
  await expect(conversation.getByRole('article').last()).toContainText('All of them.');
});

/** As staff do at the console. */
async function closeReport(request: APIRequestContext, number: string): Promise<void> {
  const data = { email: ADMIN, password: PASSWORD, remember_me: false };
  const { token } = (await (await request.post('/v1/auth', { data })).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const filter = encodeURIComponent(JSON.stringify({ q: number }));
  const found = await request.get(`/v1/admin/reports?filter=${filter}`, { headers });
  const [report] = (await found.json()) as { id: string }[];
  const closed = await request.post(`/v1/admin/reports/${report?.id}/status`, { headers, data: { status: 'closed' } });
  expect(closed.status()).toBe(200);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('something is added to a report; what is refused is shown again with its reason', async ({ page, request }) => {
    const sent = await request.post('/v1/reports', { data: { category: 'bug', description: 'It stops.' } });
    const { number, token } = (await sent.json()) as { number: string; token: string };
    await page.goto(`/report-problem/status?${new URLSearchParams({ number, token }).toString()}`);
    await page.getByLabel('Your message').fill('With the sound off, too.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('With the sound off, too.');

    await page.getByLabel('Your message').fill('And on Sundays.');
    await closeReport(request, number);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('That report is over. Send another one and name its number.')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('And on Sundays.');
  });
});

test('a file over 10 MB is refused in place, and nothing typed is lost', async ({ page }) => {
  await page.goto('/report-problem', { waitUntil: 'networkidle' });
  await page.getByLabel('What happened?').fill('The list of games is slow.');
  const file = page.getByLabel(/Screenshot or file/);
  const buffer = Buffer.alloc(10 * 1_048_576 + 1, 'a');
  await file.setInputFiles({ name: 'log.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('The file is larger than 10 MB. Choose a smaller one.')).toBeVisible();
  await expect(file).toBeFocused();
  await expect(page.getByLabel('What happened?')).toHaveValue('The list of games is slow.');

  await file.setInputFiles({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('GET /games 500') });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: /Report R-\d+/ })).toBeVisible();
});

test('the help answers with and without accents', async ({ page }) => {
  await page.goto('/help?lang=es', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').fill('contrasena');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: 'Olvidé la contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No puedo entrar' })).toBeVisible();
});
