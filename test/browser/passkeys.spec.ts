import { expect, test, type Page } from '@playwright/test';
import { barriersInLightAndDark } from './support/barriers.js';
import { PASSWORD, signedInPlayer } from './support/journey.js';
import { notesShifts, shiftsOn } from './support/shifts.js';

const VISITORS = [
  {
    locale: 'es-CL',
    width: 360,
    language: 'es',
    words: {
      section: 'Llaves de acceso',
      add: 'Agregar una llave de acceso',
      name: 'Nombre de la llave',
      password: 'Tu contraseña de Ludoteca',
      save: 'Agregar',
      added: 'Listo: Mi notebook ya abre tu cuenta.',
      logIn: 'Usar una llave de acceso',
      closed: 'Tu dispositivo no abrió la cuenta.',
      refused: 'Esa llave de acceso no abrió la cuenta.',
      remove: 'Quitar Mi notebook',
      sure: 'Quitar',
      removed: 'Quitamos Mi notebook',
    },
  },
  {
    locale: 'en-US',
    width: 1280,
    language: 'en',
    words: {
      section: 'Passkeys',
      add: 'Add a passkey',
      name: 'Name of the passkey',
      password: 'Your Ludoteca password',
      save: 'Add',
      added: 'Done: Mi notebook opens your account now.',
      logIn: 'Log in with a passkey',
      closed: 'Your device did not open the account.',
      refused: 'That passkey did not open the account.',
      remove: 'Remove Mi notebook',
      sure: 'Remove',
      removed: 'Mi notebook is removed',
    },
  },
] as const;

/** Gives the browser a device with a finger on it. @returns what takes the finger away, or puts it back */
async function hasDevice(page: Page): Promise<(isThere: boolean) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }).then(() => undefined);
}

for (const { locale, width, language, words } of VISITORS) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('a person adds a passkey, logs in with it and no password, and removes it', async ({ page }) => {
      const found: string[] = [];
      const section = page.getByRole('region', { name: words.section });
      const main = page.getByRole('main');
      const button = (name: string) => main.getByRole('button', { name, exact: true });
      const leaves = async (): Promise<void> => {
        await page.evaluate(() => localStorage.removeItem('token'));
        await page.goto('/login?next=%2Faccount%2Fsecurity');
      };
      await notesShifts(page);
      const finger = await hasDevice(page);
      await signedInPlayer(page, language);

      await page.goto('/account/security');
      await button(words.add).click();
      await section.getByLabel(words.name).fill('Mi notebook');
      await section.getByLabel(words.password).fill(PASSWORD);
      found.push(...(await barriersInLightAndDark(page, 'the form')));
      await section.getByRole('button', { name: words.save, exact: true }).press('Enter');
      await expect(section.getByText(words.added)).toBeVisible();
      found.push(...(await barriersInLightAndDark(page, 'a passkey in the list')));

      await leaves();
      await finger(false);
      await button(words.logIn).press('Enter');
      await expect(main.getByText(words.closed)).toBeVisible();
      found.push(...(await barriersInLightAndDark(page, 'a log-in that was given up')));
      await finger(true);
      await button(words.logIn).press('Enter');
      await expect(page).toHaveURL('/account/security');

      await button(words.remove).click();
      found.push(...(await barriersInLightAndDark(page, 'the question before one is removed')));
      await section.getByRole('button', { name: words.sure, exact: true }).click();
      await expect(section.getByText(words.removed)).toBeVisible();
      await leaves();
      found.push(...(await shiftsOn(page, '/login')));
      await button(words.logIn).click();
      await expect(main.getByText(words.refused)).toBeVisible();
      await expect(page).toHaveURL(/\/login/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(found).toEqual([]);
    });
  });
}
