import { workerScript } from './worker-script';

const FILES = ['/assets/styles-1.css', '/assets/letters-1.woff2'];
const partsOf = (build: string) => ({ worker: 'work();', files: FILES, build });
const releaseOf = (script: string): string | undefined => /const RELEASE = "(\w+)"/.exec(script)?.[1];

describe('the service worker', () => {
  test('names what it keeps', () => {
    expect(workerScript(partsOf('one'), true)).toContain(
      'const KEPT = ["/offline?lang=es","/offline?lang=en","/assets/styles-1.css","/assets/letters-1.woff2"]',
    );
  });

  test('another build is another release, though the files are the same', () => {
    const release = releaseOf(workerScript(partsOf('one'), true));
    expect(release).toMatch(/^\w{12}$/);
    expect(releaseOf(workerScript(partsOf('one'), true))).toBe(release);
    expect(releaseOf(workerScript(partsOf('two'), true))).not.toBe(release);
  });

  test('switched off it keeps nothing and leaves', () => {
    const script = workerScript(partsOf('one'), false);
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain('/assets/');
  });
});
