import type { Config } from '../../../config.js';
import { hours, later, minutes } from '../../../kernel/instant.js';
import { DownloadLinks } from './download-links.js';

const noon = '2026-03-09T15:00:00.000Z';
const [ana, build, other] = [
  '0198a000-0000-7000-8000-000000000001',
  '0198a000-0000-7000-8000-000000000002',
  '0198a000-0000-7000-8000-000000000003',
];
const links = new DownloadLinks({ jwtSecret: 'a secret' } as Config);
const { link, expiresAt } = links.sign(build, ana, noon);

describe('the link of a transfer', () => {
  it('says whose it is and lets the transfer begin for ten minutes', () => {
    expect(expiresAt).toBe('2026-03-09T15:10:00.000Z');
    expect(links.read(build, link, noon)).toEqual({ personId: ana, state: 'fresh' });
    expect(links.read(build, link, later(noon, minutes(10) - 1))).toEqual({ personId: ana, state: 'fresh' });
  });
  it('only lets it go on after that, for a day', () => {
    expect(links.read(build, link, expiresAt)).toEqual({ personId: ana, state: 'continuing' });
    expect(links.read(build, link, later(expiresAt, hours(24)))).toBeNull();
  });
  it.each([
    ['for another build', other, link],
    ['for another person', build, link.replace(ana, other)],
    ['with a later end', build, link.replace(/\.([0-9a-z]+)\./, '.zzzzzzzz.')],
    ['without a signature', build, link.slice(0, -43)],
    ['with a changed signature', build, `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`],
    ['that is empty', build, ''],
    ['of another shop', build, new DownloadLinks({ jwtSecret: 'another' } as Config).sign(build, ana, noon).link],
  ])('opens nothing %s', (_, id, text) => expect(links.read(id, text, noon)).toBeNull());
});
