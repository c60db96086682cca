import type { Plugin } from 'vite';

const PAGE = /routes\/games\/webgame\.\$game\.tsx/;
const ALWAYS = /\/src\/(?:root\.tsx|entry\.client\.tsx)/;
/** Of what comes late, what a game without a connection may need. */
const LATE = /\/src\/(?:features\/play\/|texts\/(?:es|en)\/(?:shell|games\/(?:play|copies|catalog))\.)/;

interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Writes `player-files.json`: the addresses of all that the page of a game needs, for browsers that keep one. */
export function playerFiles(): Plugin {
  return {
    name: 'player-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as unknown as Chunk[];
      const files = [...filesOf(new Map(chunks.map((chunk) => [chunk.fileName, chunk])))].map((file) => `/${file}`);
      this.emitFile({ type: 'asset', fileName: 'player-files.json', source: JSON.stringify({ files: files.sort() }) });
    },
  };
}

function filesOf(chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const take = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) files.add(file);
    chunk.imports.forEach(take);
    chunk.dynamicImports.filter((late) => LATE.test(chunks.get(late)?.facadeModuleId ?? '')).forEach(take);
  };
  for (const { fileName, facadeModuleId } of chunks.values())
    if (PAGE.test(facadeModuleId ?? '') || ALWAYS.test(facadeModuleId ?? '')) take(fileName);
  return files;
}
