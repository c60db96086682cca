import type { Staff } from '../api/backoffice/console.js';
import type { Player, Shop } from './shop.js';

/** All that is needed but the consent to the terms. */
export const APPLICATION = {
  studioName: 'Estudio Coigüe',
  about: { es: 'Hacemos juegos de ciencia para la escuela.', en: 'We make games about science for schools.' },
  link: 'https://coigue.example',
  country: 'CL',
  taxId: '12.345.678-5',
  account: { holder: 'Ana Rojas', bank: 'BancoEstado', kind: 'sight', number: '12 345 678' },
  answer: '',
};

/** An application with everything that is needed. */
export async function anApplication(shop: Shop, more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { body } = await shop.get<{ hash: string }>('/v1/legal/developers');
  return { ...APPLICATION, acceptedTerms: body.hash, ...more };
}

/** Saves and submits. @returns the studio's id. */
export async function applies(shop: Shop, player: Player, more: Record<string, unknown> = {}): Promise<string> {
  await player.put('/v1/developer/application', await anApplication(shop, more));
  const { status, body } = await player.post<{ developerId: string }>('/v1/developer/application/submit', {});
  if (status !== 200) throw new Error(`the application was refused: ${JSON.stringify(body)}`);
  return body.developerId;
}

/** Makes a person the owner of an approved studio. @returns the studio's id. */
export async function aStudio(shop: Shop, staff: Staff, owner: Player, studioName = 'Estudio Coigüe'): Promise<string> {
  const developerId = await applies(shop, owner, { studioName });
  const { status, body } = await staff.post(`developers/${developerId}/approve`, {});
  if (status !== 200) throw new Error(`the studio was not approved: ${JSON.stringify(body)}`);
  return developerId;
}
