import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installerFor, isThere, platformOf } from './installer';

describe('the installer', () => {
  it('lies at an address of its own for each platform', () =>
    expect(installerFor('https://files.example/{platform}/ludoteca?for={platform}', 'mac')).toBe(
      'https://files.example/mac/ludoteca?for=mac',
    ));
  it.each([
    [undefined, 'mac'],
    ['  ', 'mac'],
    ['https://files.example', null],
    ['https://files.example', '../windows'],
  ])('is not offered at %p for %p', (template, platform) => expect(installerFor(template, platform)).toBeNull());
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
    ['', 'windows'],
  ])('of the browser %p is the one for %s', (userAgent, platform) => expect(platformOf(userAgent)).toBe(platform));

  describe('at its address', () => {
    let server: Server;
    let origin: string;
    beforeAll(async () => {
      server = createServer((request, response) => void response.writeHead(request.url === '/there' ? 200 : 404).end());
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    it('is looked for before a browser is sent there', async () =>
      expect(
        await Promise.all([isThere(`${origin}/there`), isThere(`${origin}/gone`), isThere('http://127.0.0.1:1/')]),
      ).toEqual([true, false, false]));
  });
});
