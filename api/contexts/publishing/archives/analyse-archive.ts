import type { Reader } from '@zip.js/zip.js';
import { LIMITS, secondsToPlay, type SecondsToPlay } from './archive-limits.rules.js';
import { isArchive, isLeftOut, isProgram, topFolder } from './entry-names.rules.js';
import { engineVersion, findEngine, isOfItsKind, type EngineBuild } from './engine.rules.js';
import { inOrder, isRefused, type Finding } from './findings.rules.js';
import { firstDownload } from './first-download.rules.js';
import { inspectFile, type ArchiveTools, type ChosenFile, type InspectedFile } from './inspect-file.js';
import { readArchive, type ArchiveEntry } from './read-archive.js';
import { ArchivesOfPage } from './texts/archives-of-page.rules.js';
import { droppedCode } from './texts/engine-page.rules.js';
import { NEEDS, useOfFrame, type Need } from './texts/frame.rules.js';
import { buildPaths, wrongReferences } from './texts/references.rules.js';

/** What an archive is, in the same words in the browser and on the server. */
export interface Verdict {
  ok: boolean;
  files: InspectedFile[];
  /** The page that starts the game; null for an engine build without one, and for downloads. */
  entry: string | null;
  engine: EngineBuild | null;
  /** What the frame around it has to allow. */
  needs: Need[];
  /** In bytes. `firstDownload` is what a browser loads before the game starts. */
  totals: { files: number; archive: number; unpacked: number; firstDownload: number };
  seconds: SecondsToPlay[];
  findings: Finding[];
}

const ENTRY = 'index.html';

/** Reads a web build whole and says whether it can be played. Nothing is kept. */
export async function analyseWebBuild(reader: Reader<unknown>, tools: ArchiveTools): Promise<Verdict> {
  await reader.init?.();
  if (reader.size > LIMITS.webArchive) return refused(reader.size, [{ code: 'archive-too-large' }]);
  const { entries, findings } = await readArchive(reader, {
    mostEntries: 2 * LIMITS.webFiles,
    destination: 'web',
  });
  const listed = chooseFiles(entries);
  const before = [...findings, ...listed.findings, ...overLimits(listed.files)];
  if (isRefused(before)) return refused(reader.size, before);

  const page = listed.files.find(({ path }) => path === ENTRY);
  const { engine, findings: aboutEngine } = findEngine(
    listed.files.map(({ path }) => path),
    page ? await textOf(page.entry) : null,
  );
  if (isRefused(aboutEngine) || (!engine && !page))
    return refused(reader.size, [...before, ...(aboutEngine.length ? aboutEngine : [withoutPage(listed.files)])]);

  const inspected = await inspectAll(listed.files, engine, tools);
  return verdictOn(reader.size, inspected, {
    entry: page ? ENTRY : null,
    engine: engine && { ...engine, ...inspected.version },
    findings: [...before, ...inspected.findings],
  });
}

/** Names the page that comes nearest to what is missing: on a developer's disk one in another case is the right one. */
function withoutPage(files: readonly ChosenFile[]): Finding {
  const pages = files.map(({ path }) => path).filter((path) => /\.html?$/i.test(path));
  const inAnotherCase = pages.find((path) => /^index\.html?$/i.test(path));
  if (inAnotherCase !== undefined) return { code: 'entry-case', path: inAnotherCase };
  const likely = pages.find((path) => /(^|\/)index\.html?$/i.test(path)) ?? pages.find((path) => !path.includes('/'));
  const path = likely ?? pages[0];
  return path === undefined ? { code: 'entry-missing' } : { code: 'entry-elsewhere', path };
}

function chooseFiles(entries: readonly ArchiveEntry[]): { files: ChosenFile[]; findings: Finding[] } {
  const all = entries.filter(({ isFolder }) => !isFolder);
  const kept = all.filter(({ name }) => !isLeftOut(name));
  const dropped = all.filter(({ name }) => isLeftOut(name));
  const folder = topFolder(kept.map(({ name }) => name));
  const files = kept.map((entry) => ({ path: entry.name.slice(folder.length), entry }));
  const findings: Finding[] = [
    ...(folder ? [{ code: 'top-folder' as const, path: folder }] : []),
    ...dropped.map(({ name }) => ({ code: 'left-out' as const, path: name })),
    ...files.filter(({ path }) => isProgram(path)).map(({ path }) => ({ code: 'stray-program' as const, path })),
  ];
  return {
    files,
    findings: entries.length > 0 && kept.length === 0 ? [...findings, { code: 'archive-empty' }] : findings,
  };
}

function overLimits(files: readonly ChosenFile[]): Finding[] {
  const findings: Finding[] = files
    .filter(({ entry }) => entry.size > LIMITS.webFile)
    .map(({ path }) => ({ code: 'file-too-large', path }));
  if (files.length > LIMITS.webFiles) findings.push({ code: 'too-many-files' });
  if (files.reduce((sum, { entry }) => sum + entry.size, 0) > LIMITS.webUnpacked)
    findings.push({ code: 'unpacked-too-large' });
  return findings;
}

/** Composed, as the names that are searched for in it. */
async function textOf(entry: ArchiveEntry): Promise<string> {
  if (entry.size > LIMITS.searched) return '';
  // A damaged page is found when all files are read.
  return (await new Response(entry.read()).text().catch(() => '')).normalize('NFC');
}

interface Inspected {
  files: InspectedFile[];
  findings: Finding[];
  version: { version?: string };
  needs: Set<Need>;
}

async function inspectAll(
  files: readonly ChosenFile[],
  engine: EngineBuild | null,
  tools: ArchiveTools,
): Promise<Inspected> {
  const parts = new Set<string>(engine ? Object.values(engine) : []);
  const paths = buildPaths(files.map(({ path }) => path));
  const archives = new ArchivesOfPage(files.map(({ path }) => path).filter(isArchive));
  const all: Inspected = { files: [], findings: [], version: {}, needs: new Set() };
  let left: number = LIMITS.webUnpacked;
  for (const chosen of files) {
    const { file, head, text, findings } = await inspectFile(chosen, { isPart: parts.has(chosen.path), left }, tools);
    all.findings.push(...findings);
    if (!file) continue;
    left -= file.size;
    all.files.push(file);
    if (text !== null) {
      archives.searchIn(text);
      const use = useOfFrame({ path: file.path, text });
      for (const need of use.needs) all.needs.add(need);
      all.findings.push(...wrongReferences({ path: file.path, text }, paths), ...use.findings);
      if (engine && file.path === ENTRY) all.findings.push(...droppedCode({ path: file.path, text }, engine.loader));
    }
    if (file.path === engine?.data) all.version = { version: engineVersion(head) };
    if (file.path === engine?.code && !isOfItsKind('code', head))
      all.findings.push({ code: 'engine-file-wrong', path: file.path });
  }
  all.findings.push(...archives.findings());
  return all;
}

function verdictOn(
  archive: number,
  { files, needs }: Inspected,
  { entry, engine, findings }: Pick<Verdict, 'entry' | 'engine' | 'findings'>,
): Verdict {
  const first = firstDownload(files, engine);
  const all = inOrder([...findings, ...first.findings]);
  return {
    ok: !isRefused(all),
    files,
    entry,
    engine,
    needs: NEEDS.filter((need) => needs.has(need)),
    totals: {
      files: files.length,
      archive,
      unpacked: files.reduce((sum, { size }) => sum + size, 0),
      firstDownload: first.bytes,
    },
    seconds: secondsToPlay(first.bytes),
    findings: all,
  };
}

/** A verdict on what could not be read to its end. */
export function refused(archive: number, findings: readonly Finding[]): Verdict {
  return {
    ok: false,
    files: [],
    entry: null,
    engine: null,
    needs: [],
    totals: { files: 0, archive, unpacked: 0, firstDownload: 0 },
    seconds: [],
    findings: inOrder(findings),
  };
}
