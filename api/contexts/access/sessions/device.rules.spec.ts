import { networkOf } from '../throttle/throttle.rules.js';
import { coarseNetwork, deviceOf } from './device.rules.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device in words', () => {
  it.each([
    ['Chrome, Android', 'phone', `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
    ['Chrome, Android', 'tablet', `Mozilla/5.0 (Linux; Android 13; SM-X200) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
    [
      'Samsung Internet, Android',
      'phone',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox, Android', 'phone', 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
    [
      'Safari, iPhone',
      'phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome, iPhone',
      'phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Safari, iPad',
      'tablet',
      'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    ],
    [
      'Safari, Mac',
      'computer',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    ],
    [
      'Edge, Windows',
      'computer',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    ],
    [
      'Opera, Linux',
      'computer',
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    ],
    [
      'Chrome, ChromeOS',
      'computer',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    ],
    ['Firefox', 'other', 'Mozilla/5.0 (PlayStation 5) Gecko/145.0 Firefox/145.0'],
  ])('is %s, a %s', (words, kind, userAgent) => expect(deviceOf(userAgent)).toEqual({ words, kind }));

  it.each([undefined, '', 'curl/8.5.0', 'node', '<b>Chrome</b>\r\nBcc: x@example.test'])(
    'is nothing for %j',
    (userAgent) => {
      expect(deviceOf(userAgent)).toEqual({ words: null, kind: 'other' });
    },
  );

  it('reads no more than the beginning of a very long name', () => {
    expect(deviceOf(`${'x'.repeat(600)} Chrome/142 Windows`)).toEqual({ words: null, kind: 'other' });
  });
});

describe('a network, coarsely', () => {
  it.each([
    ['190.162.34.7', '190.162.*.*'],
    ['::ffff:190.162.34.7', '190.162.*.*'],
    ['2800:300:6a10:a::15', '2800:300:*'],
    ['::1', '0:0:*'],
    ['no address', null],
  ])('of %s is %s', (address, coarse) => expect(coarseNetwork(networkOf(address))).toBe(coarse));
});
