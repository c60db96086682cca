import type { APIRequestContext } from '@playwright/test';
import { APPLICATION } from '../../support/applications.js';
import { barriersOn } from '../support/barriers.js';
import { daysLater, shopsTime, timeReaches } from '../support/clock.js';
import { ADMIN } from '../support/console.js';
import { linkTo, PASSWORD, registeredPlayer, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

/** What one person sends, logged in. */
async function loggedIn(request: APIRequestContext, email: string) {
  const answer = await request.post('/v1/auth', { data: { email, password: PASSWORD, remember_me: false } });
  const headers = { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
  return async <Body>(method: 'post' | 'put', path: string, data: object): Promise<Body> => {
    const sent = await request[method](path, { headers, data });
    expect(sent.status(), `${path}: ${await sent.text()}`).toBeLessThan(300);
    return (await sent.json()) as Body;
  };
}

/** A studio with two owners, of whom the one who applied was erased since. @returns the address of the other */
async function aStudioWithoutItsApplicant(request: APIRequestContext): Promise<string> {
  const [first, second] = [await registeredPlayer(request), await registeredPlayer(request)];
  const [ana, ben, admin] = [
    await loggedIn(request, first),
    await loggedIn(request, second),
    await loggedIn(request, ADMIN),
  ];
  const { hash } = (await (await request.get('/v1/legal/developers')).json()) as { hash: string };
  await ana('put', '/v1/developer/application', { ...APPLICATION, acceptedTerms: hash });
  const { developerId } = await ana<{ developerId: string }>('post', '/v1/developer/application/submit', {});
  await admin('post', `/v1/admin/developers/${developerId}/approve`, {});
  await ana('post', `/v1/developer/studios/${developerId}/invitations`, { email: second, role: 'owner' });
  const token = new URL(await linkTo(request, second, 'developer/invitation')).searchParams.get('token');
  await ben('post', '/v1/developer/invitations/accept', { token });
  await ana('post', '/v1/privacy/erasure', { password: PASSWORD });
  await timeReaches(request, daysLater(await shopsTime(request), 8));
  return second;
}

test('an owner gives the account of a studio whose applicant was erased', async ({ page, request }) => {
  const owner = await aStudioWithoutItsApplicant(request);
  await signIn(page, owner);
  await page.goto('/developer/earnings');
  const account = page.getByRole('region', { name: 'Cuenta para los pagos' });
  await expect(account).toContainText('Todavía no hay una cuenta.');
  await expect(account).toContainText('se borró con la cuenta de la persona que lo dio');

  await account.getByRole('button', { name: 'Agregar una cuenta' }).click();
  const rut = account.getByLabel('RUT o identificación tributaria');
  await account.getByLabel('Titular').fill('Benito Cayupán');
  await account.getByLabel('Banco').fill('BancoEstado');
  await account.getByLabel('Número de cuenta').fill('12');
  await rut.fill('11.222.333-1');
  await account.getByRole('button', { name: 'Guardar' }).click();
  await expect(account.getByRole('alert')).toContainText('Mira los campos marcados');
  await expect(account.getByLabel('Número de cuenta')).toHaveAccessibleDescription('Debe tener de 4 a 20 dígitos.');
  await expect(rut).toHaveAccessibleDescription('Debe ser un RUT válido, con su dígito verificador.');
  expect(await barriersOn(page, 'the account of a studio')).toEqual([]);

  await account.getByLabel('Número de cuenta').fill('55 667 788');
  await rut.fill('11.222.333-9');
  await account.getByRole('button', { name: 'Guardar' }).click();
  await expect(account).toContainText('Benito Cayupán · BancoEstado · Cuenta corriente · … 7788');
  await expect(account).not.toContainText('se borró');
});
