import { LIMITS } from './archive-limits.rules.js';
import type { Finding } from './findings.rules.js';
import { isGzip, possiblePackings, promisedPacking, type Packing } from './packing.rules.js';
import { findingOf, type ArchiveEntry } from './read-archive.js';
import { searchedAs } from './texts/references.rules.js';

/** What the browser and the server each bring themselves. */
export interface ArchiveTools {
  /** Breaks off with an error when the bytes are not packed like that. */
  unpack(packing: Packing, content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
  /** Sums up the unpacked content of each file; the browser does without. */
  hash?(): { update(chunk: Uint8Array): unknown; digest(): string };
}

/** A file that belongs to the build. */
export interface ChosenFile {
  /** In the build: without the folder around everything. */
  path: string;
  entry: ArchiveEntry;
}

export interface InspectedFile {
  path: string;
  /** Of its entry in the archive. */
  name: string;
  /** Unpacked, also from what an engine packed. */
  size: number;
  /** What travels when the file is loaded, roughly. */
  packedSize: number;
  packed: Packing | null;
  /** Of the unpacked content, in hex; null without a hash. */
  sha256: string | null;
}

export interface Inspection {
  file: InspectedFile | null;
  /** The first unpacked bytes. */
  head: Uint8Array;
  /** Null for what is not searched. */
  text: string | null;
  findings: Finding[];
}

interface Measured {
  size: number;
  head: Uint8Array;
  text: string | null;
  sha256: string | null;
}

const NOTHING = new Uint8Array();
class TooLarge extends Error {}

/** Reads one file to its end. @param isPart whether the engine's loader loads it; `left` is how much may still be unpacked. */
export async function inspectFile(
  { path, entry }: ChosenFile,
  { isPart, left }: { isPart: boolean; left: number },
  tools: ArchiveTools,
): Promise<Inspection> {
  const failed = (finding: Finding): Inspection => ({ file: null, head: NOTHING, text: null, findings: [finding] });
  try {
    const plain = await measure(entry.read(), Math.min(LIMITS.webFile, left), {
      tools,
      searched: searchedAs(path) !== null,
    });
    if (isPointer(plain.head)) return failed({ code: 'lfs-pointer', path });
    const packed = isPart ? await unpacked({ path, entry }, plain, { tools, left }) : null;
    if (packed && 'code' in packed) return failed(packed);
    const { size, head, sha256 } = packed?.content ?? plain;
    const file = { path, name: entry.name, size, packedSize: Math.min(entry.packedSize, plain.size), sha256 };
    const isTooLong = !isPart && plain.text === null && searchedAs(path) !== null;
    const findings: Finding[] = isTooLong ? [{ code: 'not-searched', path }] : [];
    return { file: { ...file, packed: packed?.packing ?? null }, head, text: plain.text, findings };
  } catch (error) {
    return failed(error instanceof TooLarge ? { code: 'file-too-large', path } : findingOf(error, path));
  }
}

/** What an engine's file holds once unpacked, a finding when its name is wrong about it, null when it is not packed. */
async function unpacked(
  { path, entry }: ChosenFile,
  plain: Measured,
  { tools, left }: { tools: ArchiveTools; left: number },
): Promise<{ packing: Packing; content: Measured } | Finding | null> {
  const promised = promisedPacking(path);
  if (!promised) return isGzip(plain.head) ? { code: 'packing-hidden', path } : null;
  for (const packing of possiblePackings(path, plain.head)) {
    try {
      const most = Math.min(LIMITS.webFile, left);
      return { packing, content: await measure(tools.unpack(packing, entry.read()), most, { tools, searched: false }) };
    } catch (error) {
      if (error instanceof TooLarge) return { code: 'file-too-large', path };
    }
  }
  return { code: 'packing-wrong', path };
}

async function measure(
  content: ReadableStream<Uint8Array>,
  most: number,
  { tools, searched }: { tools: ArchiveTools; searched: boolean },
): Promise<Measured> {
  const hash = tools.hash?.();
  const kept: Uint8Array[] = [];
  let [size, keptSize] = [0, 0];
  const reader = content.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    hash?.update(part.value);
    if (keptSize >= (searched ? LIMITS.searched : LIMITS.head)) continue;
    kept.push(part.value);
    keptSize += part.value.length;
  }
  const beginning = joined(kept, keptSize);
  const text = searched && size <= LIMITS.searched ? new TextDecoder().decode(beginning) : null;
  return { size, head: beginning.subarray(0, LIMITS.head), text, sha256: hash?.digest() ?? null };
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const POINTER = 'version https://git-lfs.github.com/spec/';

function isPointer(head: Uint8Array): boolean {
  return head.length < 1024 && new TextDecoder().decode(head.subarray(0, POINTER.length)) === POINTER;
}
