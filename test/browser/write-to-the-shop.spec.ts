import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { ADMIN, atTheConsole, goesTo } from './support/console.js';
import { freshAddress, mailsTo } from './support/journey.js';
import { patient } from '../support/patience.js';

/** The client library as other sites load it, unchanged. */
const CLIENT = fileURLToPath(new URL('../../node_modules/@emailjs/browser/dist/email.min.js', import.meta.url));

const ENGLISH = { Name: 'Ana', 'School or company': 'Liceo', Phone: '912345678', Message: 'Hello' };
const SPANISH = { 'Nombre del estudio': 'Estudio Coigüe', Teléfono: '912345678', Mensaje: 'Hola' };

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
  const shown = await page.getByText(/^The number of your inquiry is C-\d+\.$/).textContent();
  const number = /C-\d+/.exec(shown ?? '')?.[0] ?? '';
  const subjects = async () => (await mailsTo(page.request, email)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: patient(30_000) }).toContain(`We received your enquiry ${number}`);

  const console = await atTheConsole(browser, ADMIN);
  await goesTo(console, '/enquiries', new RegExp(number));
  await console.getByRole('link', { name: number, exact: true }).click();
  await console.getByRole('button', { name: 'Asignármelo' }).click();
  await console.getByLabel('Nota interna').fill('Pide lo mismo que ayer.');
  await console.getByRole('button', { name: 'Agregar nota' }).click();
  const history = console
    .getByRole('region', { name: 'Historia' })
    .or(console.locator('section', { hasText: 'Historia' }));
  await expect(history.getByText('Pide lo mismo que ayer.')).toBeVisible();
  for (const words of ['You can apply on the developer page.', 'There is an example, too.']) {
    await console.getByLabel('Respuesta').fill(words);
    await console.getByRole('button', { name: 'Enviar respuesta' }).click();
    await expect(history.getByText(words)).toBeVisible();
  }
  const answers = async () => (await subjects()).filter((subject) => subject === `Answer to your enquiry ${number}`);
  await expect.poll(answers, { timeout: patient(30_000) }).toHaveLength(2);
  await console.getByRole('button', { name: 'Cerrar sin responder más' }).click();
  await expect(console.getByRole('button', { name: 'Abrir de nuevo' })).toBeVisible();
});

test('fetches the e-mail client when the form is touched, once, and again where that failed', async ({ page }) => {
  const client: string[] = [];
  let isLost = true;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('Unavailable For Headless Browser')) return route.fulfill({ response });
    client.push(route.request().url());
    return isLost ? route.abort() : route.fulfill({ response });
  });
  await openedAWhileAgo(page, '/contact');
  expect(client).toEqual([]);

  await page.getByLabel('Name').focus();
  await expect.poll(() => client.length).toBe(1);
  isLost = false;
  await fillIn(page, freshAddress());
  await page.getByRole('button', { name: 'Send' }).click();
  // Without the client nothing is sent. Who brings it this time, the server or what the browser keeps, is no matter.
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('says that it failed, and keeps what was typed', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.route('**/api/v1.0/email/send', (route) => route.abort());
  await fillIn(page, freshAddress());
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Oops! An error occurred while sending your inquiry. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
});

test('reads why an enquiry was refused, and changes it', async ({ page }) => {
  await openedAWhileAgo(page, '/contact');
  for (const [email, why] of [
    ['ana@liceo', 'Check your e-mail address: we could not answer you like this.'],
    ['ana@spam.example', 'We do not take messages from that address.'],
  ] as const) {
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(refusal(page)).toContainText(why);
  }
});

test('a studio says what its game is', async ({ page }) => {
  await openedAWhileAgo(page, '/es/developer-contact');
  await fillIn(page, freshAddress(), SPANISH);
  await page.getByLabel('Sitio web del estudio o del juego').fill('estudio.example');
  await page.getByLabel('¿En qué está el juego?').selectOption('prototype');
  await page.getByLabel('¿Cómo se juega?').selectOption('web');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(/^El número de tu consulta es C-\d+\.$/)).toBeVisible();
});

test.describe('the unchanged client of other sites', () => {
  test.use({ bypassCSP: true });

  test('meets every refusal with its status and its sentence', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.addScriptTag({ path: CLIENT });
    const waits: (string | undefined)[] = [];
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/v1.0/email/')) sent++;
    });
    page.on('response', (reply) => {
      if (reply.status() === 429) waits.push(reply.headers()['retry-after']);
    });
    /** What the client resolves with, or throws. */
    const tries = (params: Record<string, string>, options: object = {}) =>
      page.evaluate(
        async ([fields, more]) => {
          interface Client {
            init(options: object): void;
            send(service: string, template: string, params: object): Promise<{ status: number; text: string }>;
          }
          const { emailjs } = window as unknown as { emailjs: Client };
          emailjs.init({ publicKey: 'ludoteca-web', origin: location.origin, blockHeadless: false, ...more });
          const { status, text } = await emailjs
            .send('ludoteca-mail', 'contact', fields ?? {})
            .catch((problem: unknown) => problem as { status: number; text: string });
          return { status, text };
        },
        [params, options] as const,
      );
    const fields = { name: 'Ana', company: 'Liceo', phone: '912345678', message: 'Hola', email: freshAddress() };

    expect(await tries({ ...fields, phone: '+56912345678' })).toEqual({
      status: 400,
      text: 'The phone number has digits only, nine at most.',
    });
    expect(await tries(fields, { publicKey: 'another' })).toEqual({
      status: 403,
      text: 'The user_id parameter is unknown',
    });
    expect(await tries({ ...fields, email: 'ana@spam.example' })).toEqual({
      status: 403,
      text: 'We do not take messages from that address.',
    });
    expect(await tries({ ...fields, message: 'x'.repeat(60_000) })).toEqual({
      status: 413,
      text: 'What was sent is too large.',
    });
    const replies = await Promise.all([tries(fields), tries(fields), tries(fields), tries(fields)]);
    const tooMany = { status: 429, text: 'Too many attempts in a row. Wait a moment and try again.' };
    expect(replies).toContainEqual({ status: 200, text: 'OK' });
    expect(replies).toContainEqual(tooMany);
    expect(Number(waits[0])).toBeGreaterThanOrEqual(1);

    const before = sent;
    expect(await tries(fields, { blockHeadless: true })).toEqual({
      status: 451,
      text: 'Unavailable For Headless Browser',
    });
    expect(sent).toBe(before);
  });

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
    await fillIn(page, freshAddress());
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Inquiry sent successfully!')).toBeVisible();
    await expect(page.getByText(/^The number of your inquiry is C-\d+\.$/)).toBeVisible();
    await expect(page).toHaveURL(/\/contact\?sent=C-\d+#contact-form$/);

    await page.goto('/report-problem');
    await page.getByLabel('What happened?').fill('Nothing moves.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { name: /Report R-\d+/ })).toBeVisible();
  });

  test('reads in the language of the page why an enquiry was refused, and has lost nothing', async ({ page }) => {
    await page.goto('/es/developer-contact');
    await fillIn(page, 'ana@liceo', SPANISH);
    await page.getByLabel('¿En qué está el juego?').selectOption('finished');
    for (const time of ['the first time', 'the second time']) {
      await page.getByRole('button', { name: 'Enviar' }).click();
      await expect(refusal(page), time).toContainText('Revisa tu correo: así no podríamos responderte.');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      for (const [label, words] of Object.entries(SPANISH)) await expect(page.getByLabel(label)).toHaveValue(words);
      await expect(page.getByLabel('¿En qué está el juego?')).toHaveValue('finished');
    }

    await page.getByLabel('Correo').fill(freshAddress());
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText(/^El número de tu consulta es C-\d+\.$/)).toBeVisible();
    await expect(page).toHaveURL(/\/es\/developer-contact\?sent=C-\d+#contact-form$/);
  });

  test('shows no number but its own', async ({ page }) => {
    await page.goto('/contact?sent=C-1001%20call%20us');
    await expect(page.getByText('Inquiry sent successfully!')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('C-1001');
  });
});

test('a form that was sent before the scripts came is refused on a page that works', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await fillIn(page, 'ana@liceo');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(refusal(page)).toContainText('Check your e-mail address');
  const awake = page.evaluate(() => new Promise((done) => addEventListener('awake', done, { once: true })));
  arrive();
  await awake;

  await expect(page).toHaveURL(/\/en\/contact#contact-form$/);
  await page.getByLabel('Message').fill('');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('All fields must be filled in.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@liceo');
});

const refusal = (page: Page) => page.locator('#contact-form').getByRole('alert');

async function fillIn(page: Page, email: string, words: Record<string, string> = ENGLISH): Promise<void> {
  if (words === SPANISH) await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel(words === SPANISH ? 'Correo' : 'E-mail').fill(email);
  for (const [label, typed] of Object.entries(words)) await page.getByLabel(label).fill(typed);
}

/** Opens the page as of a minute ago: five fields filled in within three seconds count as automatic. */
async function openedAWhileAgo(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.clock.fastForward(60_000);
}
