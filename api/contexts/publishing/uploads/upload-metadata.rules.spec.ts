import { readPairs, readUploadedBuild } from './upload-metadata.rules.js';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const GAME = '0198a000-0000-7000-8000-000000000000';
const header = (more: Record<string, string> = {}): string =>
  Object.entries({ gameId: GAME, kind: 'web', version: '1.0', filename: 'juego.zip', ...more })
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join();

describe('the metadata of an upload', () => {
  it('are pairs of a key and a base64 value, with or without its signs at the end', () => {
    expect(readPairs(`a ${base64('ñandú')},b YQ,c YWI=,d`)).toEqual({ a: 'ñandú', b: 'a', c: 'ab', d: '' });
  });
  it.each(['a A', 'a A===', 'a YQ=', 'a YQ===', 'a Y-_Q', 'a b c', ',', 'ä YQ'])('are not %j', (text) =>
    expect(readPairs(text)).toBeNull(),
  );
  it('are composed: macOS writes the names of files with letters and accents apart', () => {
    const named = { version: '2 química', filename: `${'ñ'.repeat(196)}.zip` };
    const apart = Object.fromEntries(Object.entries(named).map(([key, text]) => [key, text.normalize('NFD')]));
    expect(readUploadedBuild(header(apart))).toMatchObject({ version: named.version, fileName: named.filename });
  });
  it('name a build', () =>
    expect(readUploadedBuild(header({ kind: 'download', platform: 'linux' }))).toEqual({
      gameId: GAME,
      kind: 'download',
      platform: 'linux',
      version: '1.0',
      fileName: 'juego.zip',
    }));
  it.each([
    [{ gameId: 'A' }, 'gameId'],
    [{ version: '1\n0' }, 'version'],
    [{ version: 'x'.repeat(65) }, 'version'],
    [{ filename: 'a/b.zip' }, 'filename'],
    [{ filename: 'juego\u202Epiz.exe' }, 'filename'],
    [{ filename: 'a\r\nb.zip' }, 'filename'],
    [{ filename: 'x'.repeat(201) }, 'filename'],
  ])('%j are told by the field that is wrong', (more, wrong) =>
    expect(readUploadedBuild(header(more))).toEqual({ wrong }),
  );
});
