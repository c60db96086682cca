import { LARGEST_FILE, readFile, textOf } from './read-file';

const WORDS = 'Tipo Transacción;Código Autorización';
const fileOf = (bytes: Uint8Array, size = bytes.length) => ({
  size,
  arrayBuffer: () => Promise.resolve(bytes.buffer as ArrayBuffer),
});

describe('a chosen settlement file', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', new TextEncoder().encode(WORDS)],
    ['Windows', Uint8Array.from(Buffer.from(WORDS, 'latin1'))],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from(WORDS, 'utf16le')])],
  ])('is read as %s', (_, bytes) => expect(textOf(bytes)).toEqual({ is: 'text', text: WORDS }));
  it.each<[string, number[]]>([
    ['spreadsheet', [0x50, 0x4b, 0x03, 0x04, 1]],
    ['spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
    ['notText', [0x25, 0x00, 0x46]],
    ['empty', [0x20, 0x0a]],
  ])('is refused as %s', (fault, bytes) => expect(textOf(Uint8Array.from(bytes))).toEqual({ is: 'fault', fault }));
  it('is refused unread when it is empty or too large', async () => {
    const some = Uint8Array.from([0x61]);
    expect(await readFile(fileOf(new Uint8Array()))).toEqual({ is: 'fault', fault: 'empty' });
    expect(await readFile(fileOf(some, LARGEST_FILE + 1))).toEqual({ is: 'fault', fault: 'tooLarge' });
    expect(await readFile(fileOf(some, LARGEST_FILE))).toEqual({ is: 'text', text: 'a' });
  });
  it('that is gone from the disk says so', async () =>
    expect(await readFile({ size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) })).toEqual({
      is: 'fault',
      fault: 'unreadable',
    }));
});
