import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Authenticator } from '../support/authenticator.js';
import { barriersInLightAndDark } from './support/barriers.js';
import { PASSWORD, signedInPlayer } from './support/journey.js';
import { notesShifts, shiftsOn } from './support/shifts.js';

const VISITORS = [
  {
    locale: 'es-CL',
    width: 360,
    language: 'es',
    words: {
      section: 'Verificación en dos pasos',
      begin: 'Activar la verificación en dos pasos',
      password: 'Tu contraseña de Ludoteca',
      goOn: 'Continuar',
      app: 'Abrir la aplicación en este dispositivo',
      code: 'Código de verificación',
      confirm: 'Confirmar y activar',
      codes: 'Códigos de recuperación',
      download: 'Descargar los códigos',
      saved: 'Ya los guardé',
      isOn: 'La verificación en dos pasos está activa.',
      left: 'Te quedan 9',
      logIn: 'Ingresar',
      end: 'Desactivarla',
      isOff: 'La verificación en dos pasos quedó desactivada.',
    },
  },
  {
    locale: 'en-US',
    width: 1280,
    language: 'en',
    words: {
      section: 'Two-step log-in',
      begin: 'Turn on two-step log-in',
      password: 'Your Ludoteca password',
      goOn: 'Go on',
      app: 'Open the app on this device',
      code: 'Verification code',
      confirm: 'Confirm and turn on',
      codes: 'Recovery codes',
      download: 'Download the codes',
      saved: 'I have saved them',
      isOn: 'Two-step log-in is on.',
      left: '9 left',
      logIn: 'Log in',
      end: 'Turn it off',
      isOff: 'Two-step log-in is off.',
    },
  },
] as const;

for (const { locale, width, language, words } of VISITORS) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('a person turns two-step log-in on with an app, logs in with its code and a recovery code, and turns it off', async ({
      page,
    }) => {
      const found: string[] = [];
      const section = page.getByRole('region', { name: words.section });
      const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
      const logsIn = async (code: string): Promise<void> => {
        await page.evaluate(() => localStorage.removeItem('token'));
        await page.goto('/login?next=%2Faccount%2Fsecurity');
        await page.locator('input[name="email"]').fill(email);
        await page.locator('input[name="password"]').fill(PASSWORD);
        await button(words.logIn).click();
        await expect(page.getByLabel(words.code)).toBeFocused();
        found.push(...(await barriersInLightAndDark(page, 'the code at the log-in')));
        await page.keyboard.type(code);
        await page.keyboard.press('Enter');
      };
      await notesShifts(page);
      const email = await signedInPlayer(page, language);

      await page.goto('/account/security', { waitUntil: 'networkidle' });
      await button(words.begin).click();
      await expect(page.getByLabel(words.password)).toBeFocused();
      await page.keyboard.type(PASSWORD);
      await button(words.goOn).click();
      const address = await section.getByRole('link', { name: words.app }).getAttribute('href');
      const key = new URL(address ?? '').searchParams.get('secret') ?? '';
      await expect(section.getByRole('img')).toBeVisible();
      expect(await section.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        100,
      );
      found.push(...(await barriersInLightAndDark(page, 'the key of the app')));
      await section.getByLabel(words.code).fill(new Authenticator(key).shows());
      await button(words.confirm).click();

      const list = section.getByRole('list', { name: words.codes }).getByRole('listitem');
      await expect(list).toHaveCount(10);
      const recoveryCodes = await list.allInnerTexts();
      found.push(...(await barriersInLightAndDark(page, 'the recovery codes')));
      const file = page.waitForEvent('download');
      await button(words.download).click();
      expect(readFileSync(await (await file).path(), 'utf8')).toContain(recoveryCodes[9]);
      await button(words.saved).click();
      await expect(section.getByRole('status')).toHaveText(words.isOn);

      await logsIn(recoveryCodes[0] ?? '');
      await expect(section).toContainText(words.left);
      await page.goto('/account/security', { waitUntil: 'networkidle' });
      found.push(...(await shiftsOn(page, 'the security page')), ...(await barriersInLightAndDark(page, 'it is on')));
      await section.getByLabel(words.code).fill(new Authenticator(key).showsNext());
      await button(words.end).click();
      await expect(section.getByRole('status')).toHaveText(words.isOff);
      expect(found).toEqual([]);
    });
  });
}
