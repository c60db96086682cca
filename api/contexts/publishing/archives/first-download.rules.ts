import { LIMITS } from './archive-limits.rules.js';
import type { EngineBuild } from './engine.rules.js';
import { isArchive } from './entry-names.rules.js';
import type { Finding } from './findings.rules.js';

const CODE = /\.(html?|m?js|css|wasm|json)$/i;
/** In which engines keep what a game needs at its start. */
const PACKAGE = /\.(pck|data|mem|pak|love)$/i;

/** What a browser loads before a game starts: the engine's files, else pages, scripts, styles, packages and archives. */
export function firstDownload(
  files: readonly { path: string; packedSize: number }[],
  engine: EngineBuild | null,
): { bytes: number; findings: Finding[] } {
  const parts = engine && [engine.loader, engine.data, engine.framework, engine.code, engine.memory];
  const loaded = files.filter(({ path }) => (parts ? parts.includes(path) : isAtStart(path)));
  const bytes = loaded.reduce((sum, { packedSize }) => sum + packedSize, 0);
  const { hint, warning, refusal } = LIMITS.firstDownload;
  if (bytes > refusal) return { bytes, findings: [{ code: 'first-download-too-large' }] };
  if (bytes > warning) return { bytes, findings: [{ code: 'first-download-large' }] };
  return { bytes, findings: bytes > hint ? [{ code: 'first-download-hint' }] : [] };
}

const isAtStart = (path: string): boolean => CODE.test(path) || PACKAGE.test(path) || isArchive(path);
