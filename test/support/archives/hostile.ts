import { brotliCompressSync, crc32, gzipSync } from 'node:zlib';
import type { FindingCode } from '../../../api/contexts/publishing/archives/findings.rules.js';
import { zipOf, zipped, type Entry } from './zip-writer.js';

/** Archives that must be refused, each with the reason that its developer is told. */
export interface Hostile {
  archive: () => Buffer;
  because: FindingCode;
  /** The path of the file that is named. */
  names?: string;
}

const page = '<!doctype html><title>game</title>';
const good: Record<string, string> = { 'index.html': page, 'game.js': 'play()' };
const withEntry = (entry: Entry): Buffer => zipped(good, [entry]);
const named = (name: string | Buffer): Buffer => withEntry({ name, content: 'x' });
const wasm = Buffer.concat([Buffer.from('\0asm'), Buffer.alloc(200, 7)]);
const engine = (files: Record<string, string | Buffer>): Buffer =>
  zipped({
    'Build/g.loader.js': 'x',
    'Build/g.framework.js': 'x',
    'Build/g.data': 'x',
    'Build/g.wasm': wasm,
    ...files,
  });
const without = (name: string): Buffer => {
  const files: Record<string, string | Buffer> = {
    'Build/g.loader.js': 'x',
    'Build/g.framework.js': 'x',
    'Build/g.data': 'x',
    'Build/g.wasm': wasm,
  };
  return zipped(Object.fromEntries(Object.entries(files).filter(([path]) => path !== name)));
};
const LATIN1 = Buffer.from([0x61, 0xf1, 0x6f, 0x2e, 0x6a, 0x73]);

function unicodePath(name: string, crc: number): Buffer {
  const extra = Buffer.alloc(9 + Buffer.byteLength(name));
  extra.writeUInt16LE(0x7075, 0);
  extra.writeUInt16LE(5 + Buffer.byteLength(name), 2);
  extra.writeUInt8(1, 4);
  extra.writeUInt32LE(crc, 5);
  extra.write(name, 9);
  return extra;
}

const names: Record<string, Hostile> = {
  'a path that climbs out': { archive: () => named('../evil.js'), because: 'name-outside' },
  'a path that climbs out from below': { archive: () => named('a/../../evil.js'), because: 'name-outside' },
  'an absolute path': { archive: () => named('/etc/passwd'), because: 'name-outside' },
  'a drive letter': { archive: () => named('C:/windows/evil.dll'), because: 'name-outside' },
  'a path with an empty part': { archive: () => named('a//evil.js'), because: 'name-outside' },
  'a path with a dot part': { archive: () => named('./a/./evil.js'), because: 'name-outside' },
  'a backslash': { archive: () => named('a\\evil.js'), because: 'name-backslash' },
  'a backslash that climbs out': { archive: () => named('..\\..\\evil.js'), because: 'name-backslash' },
  'a NUL in a name': { archive: () => named('evil.js\0.png'), because: 'name-control' },
  'a line break in a name': { archive: () => named('a\nb.js'), because: 'name-control' },
  'a name that turns the direction of writing': { archive: () => named('gnp.\u202eexe.js'), because: 'name-control' },
  'a name with a sign of no width': { archive: () => named('in\u200bdex.html'), because: 'name-control' },
  'a name that Windows keeps for itself': { archive: () => named('assets/aux.js'), because: 'name-reserved' },
  'a name with a trailing dot': { archive: () => named('assets/game.js.'), because: 'name-reserved' },
  'a name with a stream of Windows': { archive: () => named('game.js:hidden'), because: 'name-reserved' },
  'a name of 300 characters': { archive: () => named(`${'a'.repeat(297)}.js`), because: 'name-long' },
  'a name that is not UTF-8': {
    archive: () => withEntry({ name: LATIN1, content: 'x', flags: 0 }),
    because: 'name-encoding',
  },
  'an empty name': { archive: () => named(''), because: 'name-outside' },
  'the same name twice': { archive: () => named('game.js'), because: 'name-duplicate' },
  'names that differ only in case': { archive: () => named('Game.JS'), because: 'name-similar' },
  'names that differ only in Unicode form': {
    archive: () => zipped({ ...good, 'ni\u00f1o.js': 'a', 'nin\u0303o.js': 'b' }),
    because: 'name-duplicate',
  },
  'names that differ only in signs that stand for the same': {
    archive: () => zipped({ ...good, 'caf\ufb01.js': 'a', 'caffi.js': 'b' }),
    because: 'name-similar',
  },
  'a file that is a folder, too': { archive: () => named('game.js/inner.js'), because: 'name-file-and-folder' },
  'another name in an extra field': {
    archive: () => withEntry({ name: 'a.js', content: 'x', flags: 0, extra: unicodePath('b.js', crc32('a.js')) }),
    because: 'archive-ambiguous',
  },
};

const kinds: Record<string, Hostile> = {
  'a symbolic link': {
    archive: () => withEntry({ name: 'link', content: '/etc/passwd', mode: 0o120777 }),
    because: 'file-link',
  },
  'a device': { archive: () => withEntry({ name: 'null', mode: 0o020666 }), because: 'file-special' },
  'a pipe': { archive: () => withEntry({ name: 'pipe', mode: 0o010644 }), because: 'file-special' },
  'a folder with content': {
    archive: () => withEntry({ name: 'folder/', content: 'x', mode: 0o040755 }),
    because: 'file-special',
  },
  'an encrypted file': {
    archive: () => withEntry({ name: 'secret.js', content: 'x', flags: 0x801 }),
    because: 'archive-encrypted',
  },
  'a compression that nobody needs': {
    archive: () => withEntry({ name: 'old.js', content: 'x', method: 12 }),
    because: 'archive-method',
  },
  'a bomb': { archive: () => withEntry({ name: 'bomb.bin', content: Buffer.alloc(3_000_000) }), because: 'file-bomb' },
  'a bomb that denies its size': {
    archive: () =>
      withEntry({
        name: 'bomb.bin',
        content: Buffer.alloc(3_000_000),
        central: { size: 1_000 },
        local: { size: 1_000 },
      }),
    because: 'file-damaged',
  },
  'a file that says to be 300 MB': {
    archive: () =>
      withEntry({ name: 'big.bin', content: 'x', central: { size: 300_000_000, packedSize: 150_000_000 } }),
    because: 'file-too-large',
  },
  'an archive in the archive': {
    archive: () => withEntry({ name: 'more.zip', content: zipped(good) }),
    because: 'nested-archive',
  },
  'a program in the archive': { archive: () => named('setup.exe'), because: 'stray-program' },
  'more archives than a page loads': {
    archive: () =>
      zipped({
        'index.html': page + Array.from({ length: 30 }, (_, n) => `part${n}.zip`).join(' '),
        ...Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`part${n}.zip`, 'PK'])),
      }),
    because: 'nested-archive',
  },
  '1,600 files': {
    archive: () =>
      zipped({ ...good, ...Object.fromEntries(Array.from({ length: 1_600 }, (_, n) => [`f/${n}.txt`, 'x'])) }),
    because: 'too-many-files',
  },
};

const structures: Record<string, Hostile> = {
  'no archive at all': { archive: () => Buffer.from('<html>'), because: 'archive-unreadable' },
  'an empty file': { archive: () => Buffer.alloc(0), because: 'archive-unreadable' },
  'an archive without entries': { archive: () => zipOf([]), because: 'archive-empty' },
  'an archive that was cut off': { archive: () => zipped(good).subarray(0, -30), because: 'archive-unreadable' },
  'a program before the archive': {
    archive: () => zipped(good, [], { before: Buffer.from('MZ'.repeat(50)) }),
    because: 'archive-ambiguous',
  },
  'another archive before it': {
    archive: () => Buffer.concat([zipped({ 'evil.js': 'x' }), zipped(good)]),
    because: 'archive-ambiguous',
  },
  'bytes after the end': {
    archive: () => zipped(good, [], { after: Buffer.from('more') }),
    because: 'archive-ambiguous',
  },
  'an end in the comment of the end': {
    archive: () => zipped(good, [], { comment: zipOf([]) }),
    because: 'archive-ambiguous',
  },
  'more entries told than there are': {
    archive: () => zipped(good, [], { moreEntries: 3 }),
    because: 'archive-unreadable',
  },
  'fewer entries told than there are': {
    archive: () => zipped(good, [], { moreEntries: -1 }),
    because: 'archive-ambiguous',
  },
  'a gap before the directory': {
    archive: () => zipped(good, [], { gap: zipped({ 'evil.js': 'x' }).subarray(0, 40), directoryOffset: 1 }),
    because: 'archive-ambiguous',
  },
  'a part of an archive on several disks': {
    archive: () => zipped(good, [], { disk: 2 }),
    because: 'archive-unreadable',
  },
  'another name in the file header': {
    archive: () => withEntry({ name: 'a.js', content: 'x', local: { name: 'b.js' } }),
    because: 'archive-ambiguous',
  },
  'another size in the file header': {
    archive: () => withEntry({ name: 'a.js', content: 'xyz', local: { size: 2 } }),
    because: 'archive-ambiguous',
  },
  'another compression in the file header': {
    archive: () => withEntry({ name: 'a.js', content: 'xyz', local: { method: 0 } }),
    because: 'archive-ambiguous',
  },
  'a wrong checksum': {
    archive: () => withEntry({ name: 'a.js', content: 'xyz', central: { crc: 1 }, local: { crc: 1 } }),
    because: 'file-damaged',
  },
  'two entries with the same bytes': {
    archive: () => withEntry({ name: 'a.js', content: 'play()', central: { offset: 0 } }),
    because: 'file-overlap',
  },
  'an entry that begins past the end': {
    archive: () => withEntry({ name: 'a.js', content: 'x', central: { offset: 9_999_999 } }),
    because: 'file-damaged',
  },
};

const builds: Record<string, Hostile> = {
  'no page and no engine': { archive: () => zipped({ 'main.js': 'x', 'a.png': 'x' }), because: 'entry-missing' },
  'a page of another name': {
    archive: () => zipped({ 'Iindex.html': page, 'extra/more.html': page }),
    because: 'entry-elsewhere',
    names: 'Iindex.html',
  },
  'a page in a folder beside others': {
    archive: () => zipped({ 'about.html': page, 'web/index.html': page, 'sources/main.js': 'x' }),
    because: 'entry-elsewhere',
    names: 'web/index.html',
  },
  'a page in another case': { archive: () => zipped({ 'Index.html': page }), because: 'entry-case' },
  'a page with the short ending': { archive: () => zipped({ 'game/index.htm': page }), because: 'entry-case' },
  'only what tools leave behind': {
    archive: () => zipped({ '__MACOSX/._index.html': 'x', '.DS_Store': 'x' }),
    because: 'archive-empty',
  },
  'an engine without its loader': { archive: () => without('Build/g.loader.js'), because: 'loader-missing' },
  'an engine without its code': { archive: () => without('Build/g.wasm'), because: 'engine-file-missing' },
  'two loaders': { archive: () => engine({ 'Build/h.loader.js': 'x' }), because: 'loader-several' },
  'code that is no WebAssembly': { archive: () => engine({ 'Build/g.wasm': 'no code' }), because: 'engine-file-wrong' },
  'a .gz that is not packed': {
    archive: () =>
      zipped({ 'Build/g.loader.js': 'x', 'Build/g.framework.js.gz': 'x', 'Build/g.data': 'x', 'Build/g.wasm': wasm }),
    because: 'packing-wrong',
  },
  'a .br that is gzip': {
    archive: () =>
      zipped({
        'Build/g.loader.js': 'x',
        'Build/g.framework.js': 'x',
        'Build/g.data': 'x',
        'Build/g.wasm.br': gzipSync(wasm),
      }),
    because: 'packing-wrong',
  },
  'a .br that breaks off': {
    archive: () =>
      zipped({
        'Build/g.loader.js': 'x',
        'Build/g.framework.js': 'x',
        'Build/g.data.br': brotliCompressSync('x'.repeat(5_000) + String(Math.PI)).subarray(0, -4),
        'Build/g.wasm': wasm,
      }),
    because: 'packing-wrong',
  },
  'a .gz that breaks off': {
    archive: () =>
      zipped({
        'Build/g.loader.js': 'x',
        'Build/g.framework.js': 'x',
        'Build/g.data.gz': gzipSync('x'.repeat(5_000)).subarray(0, -6),
        'Build/g.wasm': wasm,
      }),
    because: 'packing-wrong',
  },
  'a .unityweb of no known kind': {
    archive: () =>
      zipped({
        'Build/g.loader.js': 'x',
        'Build/g.framework.js': 'x',
        'Build/g.data.unityweb': 'plain',
        'Build/g.wasm': wasm,
      }),
    because: 'packing-wrong',
  },
  'packed code whose name does not say so': {
    archive: () => engine({ 'Build/g.wasm': gzipSync(wasm) }),
    because: 'packing-hidden',
  },
  'a Godot game with threads': {
    archive: () =>
      zipped({ 'index.html': `${page}<script>const GODOT_THREADS_ENABLED = true;</script>`, 'index.wasm': wasm }),
    because: 'threads-refused',
  },
  'an engine before the setting of its threads': {
    archive: () =>
      zipped({
        'index.html': `${page}<script src="index.js"></script>`,
        'index.js':
          'var Godot = (() => { memory = new WebAssembly.Memory({"initial":1,"maximum":2,"shared":true}); })();',
      }),
    because: 'threads-refused',
  },
  'a Git LFS pointer': {
    archive: () =>
      zipped({ ...good, 'level.dat': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n' }),
    because: 'lfs-pointer',
  },
};

export const hostile: Record<string, Hostile> = { ...names, ...kinds, ...structures, ...builds };
