import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { mailsTo, PASSWORD, registeredPlayer, signedInPlayer } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 1280, height: 900 } });

const NEW = 'Otra-clave-9';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';

/** Through the form of the log-in page, towards a page that asks for it. */
async function logsIn(
  page: Page,
  email: string,
  { to, password = PASSWORD, remember = false }: { to: string; password?: string; remember?: boolean },
): Promise<void> {
  await page.goto(to);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(to)}`);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  if (remember) await page.getByRole('checkbox', { name: 'Mantener mi sesión' }).check();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(to);
}

async function onAnother(
  browser: Browser,
  baseURL: string | undefined,
  userAgent: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL,
    userAgent,
    locale: 'es-CL',
    viewport: { width: 360, height: 740 },
  });
  return { context, page: await context.newPage() };
}

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

test('a person looks after the devices and the password of an account', async ({ page, browser, baseURL }) => {
  const email = await registeredPlayer(page.request);
  const phone = await onAnother(browser, baseURL, PHONE);
  const tablet = await onAnother(browser, baseURL, TABLET);
  await logsIn(phone.page, email, { to: '/account', remember: true });
  await expect(phone.page.getByRole('main')).toContainText(email);
  await logsIn(tablet.page, email, { to: '/library' });
  await logsIn(page, email, { to: '/account/sessions' });

  await test.step('sees every device, this one first, and how long each is remembered', async () => {
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toContainText('Este dispositivo');
    await expect(rows(page).filter({ hasText: 'Chrome, Android' })).toContainText('Se mantiene 30 días sin uso');
    await expect(rows(page).filter({ hasText: 'Safari, iPad' })).toContainText('Se cierra sola tras un día sin uso');
  });

  await test.step('logs the tablet out, which notices with its next step', async () => {
    await page.getByRole('button', { name: 'Cerrar sesión en Safari, iPad' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Cerramos la sesión en Safari, iPad.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dónde tienes tu sesión' })).toBeFocused();
    await expect(rows(page)).toHaveCount(2);
    await tablet.page.goto('/account/sessions');
    await expect(tablet.page).toHaveURL('/login?next=%2Faccount%2Fsessions');
  });

  await test.step('changes the password, after a slip', async () => {
    await page
      .getByRole('navigation', { name: 'Partes de tu cuenta' })
      .getByRole('link', { name: 'Seguridad' })
      .click();
    await page.getByLabel('Contraseña actual').fill('Otra-cosa-1');
    await page.getByLabel('Contraseña nueva').fill(NEW);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByLabel('Contraseña actual')).toBeFocused();
    await expect(page.getByText('La contraseña actual no es esa.')).toBeVisible();
    await page.getByLabel('Contraseña actual').fill(PASSWORD);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Tu contraseña cambió.' })).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(page.request, email)).map(({ subject }) => subject))
      .toContain('Cambiaste tu contraseña de Ludoteca');
  });

  await test.step('which put the phone out, that comes back with the new one', async () => {
    await phone.page.getByRole('link', { name: 'Sesiones' }).click();
    await expect(phone.page).toHaveURL('/login?next=%2Faccount%2Fsessions');
    await logsIn(phone.page, email, { to: '/account/privacy', password: NEW });
    await expect(phone.page.getByRole('link', { name: 'aviso de privacidad' })).toBeVisible();
  });

  await test.step('logs out everywhere else, once it is confirmed', async () => {
    await page.getByRole('link', { name: 'Sesiones', exact: true }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
    await expect(page.getByText('Solo tienes tu sesión en este dispositivo.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dónde tienes tu sesión' })).toBeFocused();
    await phone.page.goto('/account');
    await expect(phone.page).toHaveURL('/login?next=%2Faccount');
  });

  await test.step('and leaves by the menu', async () => {
    await page.getByRole('button', { name: 'Tu cuenta, Viajera' }).click();
    await expect(page.getByRole('link', { name: 'Tu cuenta' })).toHaveAttribute('href', '/account');
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
    await page.goto('/account/security');
    await expect(page).toHaveURL('/login?next=%2Faccount%2Fsecurity');
  });

  await phone.context.close();
  await tablet.context.close();
});

test('the menu of the account stays open, however soon after a change of page it was opened', async ({ page }) => {
  await signedInPlayer(page);
  await page.goto('/library');
  const menu = page.getByRole('button', { name: /^Tu cuenta, / });
  await menu.waitFor();
  const games = page.getByRole('navigation').getByRole('link', { name: 'Juegos', exact: true });
  const opened = menu.evaluate(
    (button: HTMLElement) =>
      new Promise<void>((resolve) => {
        const look = (): unknown => {
          if (document.querySelector('main h1')?.textContent !== 'Juegos') return requestAnimationFrame(look);
          button.focus();
          button.click();
          return resolve();
        };
        look();
      }),
  );
  await games.click();
  await opened;
  // The page has said its name, and has moved the keyboard if it does.
  await expect(page.getByRole('status').filter({ hasText: 'página lista' })).toBeAttached();

  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});
