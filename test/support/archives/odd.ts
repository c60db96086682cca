import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FindingCode } from '../../../api/contexts/publishing/archives/findings.rules.js';
import type { Need } from '../../../api/contexts/publishing/archives/texts/frame.rules.js';
import { zipOf, zipped } from './zip-writer.js';

/** Archives that look odd and are good. */
export interface Odd {
  archive: () => Buffer;
  /** Everything that is said about it. */
  says?: FindingCode[];
  engine?: boolean;
  entry?: null;
  /** What the frame has to allow. */
  needs?: Need[];
}

const page = '<!doctype html><title>game</title>';
const good: Record<string, string> = { 'index.html': page, 'game.js': 'play()' };
const wasm = Buffer.concat([Buffer.from('\0asm'), Buffer.alloc(200, 7)]);
const all = (more: object) => Object.entries(good).map(([name, content]) => ({ name, content, ...more }));

/** Packed with the comment by which the engine's loader knows the kind. */
function unityGzip(content: Buffer): Buffer {
  const packed = gzipSync(content);
  const comment = Buffer.from('UnityWeb Compressed Content (gzip)\0');
  const header = Buffer.from(packed.subarray(0, 10));
  header[3] = 0x10;
  return Buffer.concat([header, comment, packed.subarray(10)]);
}

/** A metadata block with the comment, then the content: `WBITS` 22 and a block that holds no data. */
function unityBrotli(content: Buffer): Buffer {
  const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGWIN]: 16 } });
  const comment = Buffer.from('UnityWeb Compressed Content (brotli)');
  // Bits from the lowest: WBITS 16 = 0; not last; 3 = metadata; reserved 0; one byte of length; length - 1; padding.
  const bits = (3 << 2) | (1 << 5) | ((comment.length - 1) << 7);
  const head = Buffer.from([bits & 0xff, (bits >> 8) & 0xff]);
  return Buffer.concat([head, comment, shiftedAfterWindow(packed)]);
}

/** The stream without its first bit (`WBITS` 16), which a stream has only once. */
function shiftedAfterWindow(packed: Buffer): Buffer {
  const shifted = Buffer.alloc(packed.length);
  for (let at = 0; at < packed.length; at++)
    shifted[at] = ((packed[at] ?? 0) >> 1) | (((packed[at + 1] ?? 0) & 1) << 7);
  return shifted;
}

const engineOf = (files: Record<string, string | Buffer>): Buffer =>
  zipped({
    'Build/g.loader.js': 'x',
    'Build/g.framework.js': 'x',
    'Build/g.data': 'x',
    'Build/g.wasm': wasm,
    ...files,
  });

export const odd: Record<string, Odd> = {
  'a script in a page that makes addresses': {
    archive: () =>
      zipped({
        ...good,
        'index.html': `${page}<script>load.extensionURL(extension); new URL(place, location); var src = 'to';</script>`,
      }),
  },
  'data descriptors': { archive: () => zipOf(all({ hasDescriptor: true })) },
  'stored files': { archive: () => zipOf(all({ stored: true })) },
  'ZIP64 entries': { archive: () => zipOf(all({ zip64: true })) },
  'a ZIP64 end': { archive: () => zipOf(all({}), { zip64: true }) },
  'names in UTF-8': { archive: () => zipped({ ...good, 'música/año.js': 'x', '日本.txt': 'x' }) },
  'names in another Unicode form than in its page': {
    archive: () =>
      zipped({
        ...good,
        'index.html': `${page}<img src="imágenes/a.png"><img src="im%C3%A1genes/b.png"><img src="${'música/c.png'.normalize('NFD')}">`,
        ['imágenes/a.png'.normalize('NFD')]: 'x',
        ['imágenes/b.png'.normalize('NFD')]: 'x',
        'música/c.png': 'x',
      }),
  },
  'an engine called in another Unicode form than in its page': {
    archive: () =>
      zipped({
        'index.html': `${page}<script src="Build/niño.loader.js"></script>`,
        ...Object.fromEntries(
          ['niño', 'otro'].flatMap((name) =>
            ['loader.js', 'framework.js', 'data', 'wasm'].map((part) => [
              `Build/${name}.${part}`.normalize('NFD'),
              part === 'wasm' ? wasm : 'x',
            ]),
          ),
        ),
      }),
    engine: true,
  },
  'names in UTF-8 that do not say so': {
    archive: () => zipOf([...all({}), { name: 'ñandú.js', content: 'x', flags: 0 }]),
  },
  'one folder around everything': {
    archive: () => zipped({ 'my game/index.html': page, 'my game/game.js': 'x' }),
    says: ['top-folder'],
  },
  'what macOS adds': {
    archive: () => zipped({ ...good, '__MACOSX/._index.html': 'x', '.DS_Store': 'x' }),
    says: ['left-out', 'left-out'],
  },
  'a repository': { archive: () => zipped({ ...good, '.git/config': 'x' }), says: ['left-out'] },
  'files that hold secrets': {
    archive: () => zipped({ ...good, '.env': 'KEY=1', '.npmrc': 'x', 'src/.cache/a.bin': 'x' }),
    says: ['left-out', 'left-out', 'left-out'],
  },
  'the picture that macOS gives a folder': {
    archive: () => zipped({ ...good, 'Icon\r': 'x', '__MACOSX/._Icon\r': 'x' }),
    says: ['left-out', 'left-out'],
  },
  'an archive that its page loads': {
    archive: () => zipped({ 'index.html': `${page}<script>fetch('game.zip')</script>`, 'game.zip': 'PK' }),
    says: ['archive-of-the-page'],
  },
  'archives whose names the page puts together': {
    archive: () =>
      zipped({
        'index.html': page,
        'lib/run.js': 'mount("mundo niño" + ".apk"); load("python_stdlib", ".zip")',
        ['mundo niño.apk'.normalize('NFD')]: 'PK',
        'lib/python_stdlib.zip': 'PK',
      }),
    says: ['archive-of-the-page', 'archive-of-the-page'],
  },
  'code made of text': {
    archive: () =>
      zipped({ ...good, 'lib.js': 'var root = Function("return this")(); new Function("a", "b"); eval("1")' }),
    says: ['uses-eval'],
    needs: ['eval'],
  },
  'dialogs of the browser': {
    archive: () =>
      zipped({ 'index.html': `${page}<script>let n = window.prompt("?"); if (confirm("?")) alert(n)</script>` }),
    says: ['uses-dialogs'],
    needs: ['dialogs'],
  },
  'code and dialogs whose names only look like these': {
    archive: () =>
      zipped({ ...good, 'lib.js': 'game.alert("x"); medieval(1); my.prompt(); isFunction(x); $confirm()' }),
  },
  'a service worker': {
    archive: () => zipped({ ...good, 'pwa.js': 'navigator.serviceWorker?.register("sw.js")' }),
    says: ['service-worker'],
  },
  'a page that goes on to its next one': {
    archive: () =>
      zipped({ 'index.html': `${page}<meta http-equiv="refresh" content="0; url=game.html">`, 'game.html': page }),
  },
  'an engine whose page does what the player does': {
    archive: () =>
      engineOf({ 'index.html': '<script src="Build/g.loader.js"></script><script>createUnityInstance()</script>' }),
    engine: true,
  },
  'an engine whose page has code of its own': {
    archive: () =>
      engineOf({
        'index.html': '<script>createUnityInstance()</script>\n<script src="own.js"></script>',
        'own.js': 'play()',
      }),
    says: ['page-code-dropped'],
    engine: true,
  },
  'a script of more than four megabytes': {
    archive: () => zipped({ ...good, 'large.js': `var a="${randomBytes(2_200_000).toString('hex')}"` }),
    says: ['not-searched'],
  },
  'a folder around everything, and what macOS adds': {
    archive: () => zipped({ 'game/index.html': page, '__MACOSX/game/._index.html': 'x' }),
    says: ['left-out', 'top-folder'],
  },
  'entries for folders': {
    archive: () =>
      zipped(good, [
        { name: 'assets/', mode: 0o040755, stored: true },
        { name: 'assets/a.txt', content: 'a' },
      ]),
  },
  'an empty file': { archive: () => zipped({ ...good, 'empty.txt': '' }) },
  'a comment': { archive: () => zipped(good, [], { comment: Buffer.from('made by hand') }) },
  'files without a mode': { archive: () => zipOf(all({ mode: 0 })) },
  'an extra field that nobody knows': {
    archive: () => zipOf(all({ extra: Buffer.from([0xfe, 0xca, 2, 0, 1, 2]) })),
  },
  'a .gz that the game unpacks itself': { archive: () => zipped({ ...good, 'levels.json.gz': gzipSync('[]') }) },
  'an engine without a page': { archive: () => engineOf({}), engine: true, entry: null },
  'an engine packed by gzip': {
    archive: () =>
      zipped({
        'index.html': page,
        'Build/g.loader.js': 'x',
        'Build/g.framework.js.gz': gzipSync('x'),
        'Build/g.data.gz': gzipSync('x'),
        'Build/g.wasm.gz': gzipSync(wasm),
      }),
    engine: true,
  },
  'an engine packed by brotli': {
    archive: () =>
      zipped({
        'index.html': page,
        'Build/g.loader.js': 'x',
        'Build/g.framework.js.br': brotliCompressSync('x'),
        'Build/g.data.br': brotliCompressSync('x'),
        'Build/g.wasm.br': brotliCompressSync(wasm),
      }),
    engine: true,
  },
  'an engine with .unityweb of both kinds': {
    archive: () =>
      zipped({
        'index.html': page,
        'Build/g.loader.js': 'x',
        'Build/g.framework.js.unityweb': unityGzip(Buffer.from('x')),
        'Build/g.data.unityweb': unityGzip(Buffer.from('x')),
        'Build/g.wasm.unityweb': unityBrotli(wasm),
      }),
    engine: true,
  },
  'an engine whose files are called by their hash': {
    archive: () =>
      zipped({
        'index.html': page,
        'Build/0a.loader.js': 'x',
        'Build/1b.framework.js': 'x',
        'Build/2c.data': 'x',
        'Build/3d.wasm': wasm,
      }),
    engine: true,
  },
};

export interface Breaking {
  files: Record<string, string>;
  says: { code: FindingCode; path: string; line: number; detail?: string };
}

/** Good archives of games that will break, and where. */
export const breaking: Record<string, Breaking> = {
  'a file in another case': {
    files: { 'index.html': `${page}\n<script src="Game.js"></script>`, 'game.js': 'x' },
    says: { code: 'reference-case', path: 'index.html', line: 2, detail: 'Game.js' },
  },
  'a file that is not there': {
    files: { 'index.html': `${page}\n\n<img src='a/b.png'>` },
    says: { code: 'reference-missing', path: 'index.html', line: 3, detail: 'a/b.png' },
  },
  'an absolute address of the engine': {
    files: { 'index.html': '<script>\nvar buildUrl = "/Build";\n</script>' },
    says: { code: 'reference-absolute', path: 'index.html', line: 2, detail: '/Build' },
  },
  'a script by http': {
    files: { 'index.html': '<script src="http://cdn.example/a.js"></script>' },
    says: { code: 'reference-insecure', path: 'index.html', line: 1, detail: 'http://cdn.example/a.js' },
  },
  'memory shared between threads': {
    files: {
      'index.html': page,
      'engine.js': 'start();\nvar m = new WebAssembly.Memory({initial: 1, maximum: 2, shared: !0});',
    },
    says: { code: 'uses-threads', path: 'engine.js', line: 2 },
  },
  'memory shared between threads, in the settings of a tool': {
    files: {
      'index.html': page,
      'engine.js': 'var m = new WebAssembly.Memory({"initial":1,"maximum":2,"shared":true});',
    },
    says: { code: 'uses-threads', path: 'engine.js', line: 1 },
  },
  'a page that goes elsewhere by itself': {
    files: { 'index.html': `${page}\n<META content="5;URL='https://elsewhere.example/'" http-equiv=refresh>` },
    says: { code: 'refresh-away', path: 'index.html', line: 2, detail: 'https://elsewhere.example/' },
  },
  'a host outside': {
    files: { 'index.html': page, 'net.js': 'play();\nfetch("https://scores.example/top");' },
    says: { code: 'reference-outside', path: 'net.js', line: 2, detail: 'https://scores.example/top' },
  },
  'a picture of a style that is not there': {
    files: { 'index.html': page, 'css/a.css': 'a{}\nb{background:url(../img/x.png)}' },
    says: { code: 'reference-missing', path: 'css/a.css', line: 2, detail: '../img/x.png' },
  },
};
