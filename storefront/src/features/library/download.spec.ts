import type { DownloadEntry } from '../../lib/wire';
import { forThisComputer, platformOf } from './download';

describe('the platform of a browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macos'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 8)', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', null],
    ['', null],
  ])('%p is %p', (userAgent, platform) => expect(platformOf(userAgent)).toBe(platform));

  it('puts its download first', () => {
    const downloads = ['linux', 'macos', 'windows'].map((platform) => ({ platform }) as DownloadEntry);
    const order = (userAgent: string) => forThisComputer(downloads, userAgent).map(({ platform }) => platform);
    expect(order('Windows')).toEqual(['windows', 'linux', 'macos']);
    expect(order('')).toEqual(['linux', 'macos', 'windows']);
  });
});
