import type { Finding } from './findings.rules.js';
import { asLatin, withoutPacking } from './packing.rules.js';

/** A build for the loader with `createUnityInstance`: its files by what they are for, as paths in the build. */
export interface EngineBuild {
  name: 'unity';
  version?: string;
  loader: string;
  data: string;
  framework: string;
  code: string;
  memory?: string;
  symbols?: string;
  worker?: string;
  streamingAssets?: string;
  company?: string;
  product?: string;
  productVersion?: string;
}

const LOADER = /\.loader\.js$/i;
const PARTS = {
  data: /\.data$/i,
  framework: /\.framework\.js$/i,
  code: /\.wasm$/i,
  memory: /\.mem$/i,
  symbols: /\.symbols\.json$/i,
  worker: /\.worker\.js$/i,
} as const;
const NEEDED = ['data', 'framework', 'code'] as const;
type Part = keyof typeof PARTS;

/** The engine build among the files, null when there is none, and what is wrong with it. @param page the text of index.html, if any. */
export function findEngine(
  paths: readonly string[],
  page: string | null,
): { engine: EngineBuild | null; findings: Finding[] } {
  const loaders = paths.filter((path) => LOADER.test(path));
  if (loaders.length === 0) return { engine: null, findings: lostLoader(paths) };
  const named = loaders.filter((path) => page?.includes(lastPart(path)));
  const [loader, other] = loaders.length === 1 ? loaders : named;
  if (!loader || other) return { engine: null, findings: loaders.map((path) => ({ code: 'loader-several', path })) };
  return partsOf(loader, paths, page);
}

function partsOf(loader: string, paths: readonly string[], page: string | null) {
  const folder = loader.slice(0, loader.lastIndexOf('/') + 1);
  const base = lastPart(loader).replace(LOADER, '');
  const beside = paths.filter((path) => path.startsWith(folder) && !path.slice(folder.length).includes('/'));
  const found = Object.fromEntries(
    Object.keys(PARTS).map((part) => [part, partNamed(part as Part, beside, { base, page })]),
  ) as Record<Part, string | undefined>;
  const findings = NEEDED.filter((part) => !found[part]).map((part): Finding => ({
    code: 'engine-file-missing',
    path: `${folder}${base}.${part === 'code' ? 'wasm' : part}`,
  }));
  const { data, framework, code, ...more } = found;
  if (!data || !framework || !code) return { engine: null, findings };
  const assets = paths.some((path) => path.startsWith('StreamingAssets/'))
    ? { streamingAssets: 'StreamingAssets' }
    : {};
  const engine: EngineBuild = {
    name: 'unity',
    loader,
    data,
    framework,
    code,
    ...given(more),
    ...assets,
    ...saidBy(page),
  };
  return { engine, findings: [] };
}

/** Of several, the one that the page names, else the one called like the loader. */
function partNamed(
  part: Part,
  beside: readonly string[],
  { base, page }: { base: string; page: string | null },
): string | undefined {
  const fitting = beside.filter((path) => PARTS[part].test(withoutPacking(path)));
  return (
    fitting.find((path) => page?.includes(lastPart(path))) ??
    fitting.find((path) => lastPart(path).startsWith(`${base}.`)) ??
    (fitting.length === 1 ? fitting[0] : undefined)
  );
}

/** An engine's files without a loader: the folder was not copied whole. */
function lostLoader(paths: readonly string[]): Finding[] {
  const framework = paths.find((path) => PARTS.framework.test(withoutPacking(path)));
  const data = paths.find((path) => /(^|\/)Build\/[^/]+$/.test(path) && PARTS.data.test(withoutPacking(path)));
  return framework && data
    ? [{ code: 'loader-missing', path: framework.replace(/\.framework\.js.*$/i, '.loader.js') }]
    : [];
}

const SAID = { company: 'companyName', product: 'productName', productVersion: 'productVersion' } as const;

function saidBy(page: string | null): Partial<EngineBuild> {
  const said = Object.entries(SAID).map(([key, word]) => {
    const [, , value] = new RegExp(`\\b${word}\\s*:\\s*(["'])([^"'\\\\\\n]{1,80})\\1`).exec(page ?? '') ?? [];
    return [key, value];
  });
  return given(Object.fromEntries(said) as Record<string, string | undefined>);
}

function given(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined));
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The engine's version as its data tells it near their beginning. */
export function engineVersion(dataHead: Uint8Array): string | undefined {
  return /\b(20\d\d|[5-9]\d{0,3})\.\d{1,2}\.\d{1,3}[abfp]\d{1,3}\b/.exec(asLatin(dataHead))?.[0];
}

/** Whether unpacked bytes are what the name says. */
export function isOfItsKind(part: 'code' | 'data', head: Uint8Array): boolean {
  return part !== 'code' || asLatin(head.subarray(0, 4)) === '\0asm';
}
