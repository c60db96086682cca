import { LIMITS } from './archive-limits.rules.js';
import type { EngineBuild } from './engine.rules.js';
import type { Finding } from './findings.rules.js';

const CODE = /\.(html?|m?js|css|wasm|json)$/i;

/** What a browser loads before a game starts: the engine's files, else pages, scripts and styles. */
export function firstDownload(
  files: readonly { path: string; packedSize: number }[],
  engine: EngineBuild | null,
): { bytes: number; findings: Finding[] } {
  const parts = engine && [engine.loader, engine.data, engine.framework, engine.code, engine.memory];
  const loaded = files.filter(({ path }) => (parts ? parts.includes(path) : CODE.test(path)));
  const bytes = loaded.reduce((sum, { packedSize }) => sum + packedSize, 0);
  const { hint, warning, refusal } = LIMITS.firstDownload;
  if (bytes > refusal) return { bytes, findings: [{ code: 'first-download-too-large' }] };
  if (bytes > warning) return { bytes, findings: [{ code: 'first-download-large' }] };
  return { bytes, findings: bytes > hint ? [{ code: 'first-download-hint' }] : [] };
}
