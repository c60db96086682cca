import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { ADMIN, atTheConsole, goesTo } from './support/console.js';
import { freshAddress, mailsTo } from './support/journey.js';
import { patient } from '../support/patience.js';

/** The client library as other sites load it, unchanged. */
const CLIENT = fileURLToPath(new URL('../../node_modules/@emailjs/browser/dist/email.min.js', import.meta.url));

test.use({ locale: 'en-US', viewport: { width: 1280, height: 900 } });

test('a visitor writes to the shop and gets an answer', async ({ page, browser }) => {
  const email = freshAddress();
  await openedAWhileAgo(page, '/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('All fields must be filled in.')).toBeVisible();

  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('School or company').fill('Liceo Pablo Neruda');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').pressSequentially('9 1234-56789');
  await expect(page.getByLabel('Phone')).toHaveValue('912345678');
  await page.getByLabel('Message').fill('How do we publish a game about wetlands?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible();

  let number = '';
  const received = async (): Promise<string> => {
    const [mail] = await mailsTo(page.request, email);
    number = /C-\d+/.exec(mail?.subject ?? '')?.[0] ?? '';
    return number;
  };
  await expect.poll(received, { timeout: patient(30_000) }).not.toBe('');

  const console = await atTheConsole(browser, ADMIN);
  await goesTo(console, '/enquiries', new RegExp(number));
  await console.getByRole('link', { name: number, exact: true }).click();
  await console.getByLabel('Respuesta').fill('You can apply on the developer page.');
  await console.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(console.getByText('Respondida')).toBeVisible();
  const subjects = async () => (await mailsTo(page.request, email)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: patient(30_000) }).toContain(`Answer to your enquiry ${number}`);
});

test('says that it failed, and keeps what was typed', async ({ page }) => {
  await page.goto('/developer-contact', { waitUntil: 'networkidle' });
  await page.route('**/api/v1.0/email/send', (route) => route.abort());
  for (const [label, words] of [
    ['Name', 'Ana'],
    ['School or company', 'Liceo'],
    ['E-mail', freshAddress()],
    ['Phone', '912345678'],
    ['Message', 'Hello'],
  ] as const)
    await page.getByLabel(label).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Oops! An error occurred while sending your inquiry. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
});

test.describe('the unchanged client of other sites', () => {
  test.use({ bypassCSP: true });

  test('sends both ways', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.addScriptTag({ path: CLIENT });
    const addresses = [freshAddress(), freshAddress()];
    const replies = await page.evaluate(async ([first, second]) => {
      interface Client {
        init(options: object): void;
        send(service: string, template: string, params: object): Promise<{ status: number; text: string }>;
        sendForm(service: string, template: string, form: HTMLFormElement): Promise<{ status: number; text: string }>;
      }
      const { emailjs } = window as unknown as { emailjs: Client };
      emailjs.init({ publicKey: 'ludoteca-web', origin: location.origin });
      const fields = { name: 'Ana', company: 'Liceo', phone: '912345678', message: 'Hola' };
      const form = document.createElement('form');
      for (const [name, value] of Object.entries({ ...fields, email: second ?? '' })) {
        const input = document.createElement('input');
        [input.name, input.value] = [name, value];
        form.append(input);
      }
      const refused = await emailjs
        .send('ludoteca-mail', 'contact', { ...fields, email: first, phone: '' })
        .catch((problem: unknown) => problem as { status: number; text: string });
      return [
        await emailjs.send('ludoteca-mail', 'contact', { ...fields, email: first }),
        await emailjs.sendForm('ludoteca-mail', 'contact', form),
        refused,
      ].map(({ status, text }) => ({ status, text }));
    }, addresses);
    expect(replies).toEqual([
      { status: 200, text: 'OK' },
      { status: 200, text: 'OK' },
      { status: 400, text: 'All fields must be filled in.' },
    ]);
    for (const address of addresses)
      await expect
        .poll(async () => (await mailsTo(page.request, address)).length, { timeout: patient(30_000) })
        .toBe(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor writes to the shop, and reports a problem', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ana');
    await page.getByLabel('School or company').fill('Liceo');
    await page.getByLabel('E-mail').fill(freshAddress());
    await page.getByLabel('Phone').fill('912345678');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Inquiry sent successfully!')).toBeVisible();

    await page.goto('/report-problem');
    await page.getByLabel('What happened?').fill('Nothing moves.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { name: /Report R-\d+/ })).toBeVisible();
  });
});

/** Opens the page as of a minute ago: five fields filled in within three seconds count as automatic. */
async function openedAWhileAgo(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.clock.fastForward(60_000);
}
