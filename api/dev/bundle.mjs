import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot, root } from './folders.mjs';

/** Fonts of the letters that our own has not: `api/platform/fonts/borrowed-fonts.ts` reads their files. */
const fontPackages = [
  '@fontsource/dejavu-sans',
  '@fontsource-variable/noto-emoji',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
];
/** What the built server loads from node_modules: native code, and files that are served or read. All else is in the bundle. */
export const runtimePackages = ['@node-rs/argon2', 'sharp', 'swagger-ui-dist', ...fontPackages];
/** `typescript` only comes with the command that writes the contract. */
const fromPackages = new RegExp(`^(${[...runtimePackages, 'typescript'].join('|')})(/|$)`);

/** Packages that libraries use where they are installed; here they are not. */
const absent =
  /^(@nestjs\/(microservices|websockets|platform-express|mongoose|sequelize)|@fastify\/(multipart|view)|pg-native)(\/|$)/;

/** Warnings about other people's code, and about the few lines that the plugins below change. */
const expected = /^(UNRESOLVED_IMPORT|EVAL|MODULE_LEVEL_DIRECTIVE|SOURCEMAP_BROKEN)$/;

/**
 * Bundles programs with their libraries, straight from TypeScript: most of a start is the loading of a thousand files.
 * What several programs share, and what is imported when it is first used, lies in `parts/`.
 * @param {Record<string, string>} programs the source of each by the path of its result, both without ending: `{ 'dev/demo': 'api/dev/demo' }`
 * @param {string} folder where they go; it is emptied first
 * @param {import('rolldown').Plugin[]} plugins further ones
 * @returns {Promise<string[]>} the paths of the files written
 */
export async function bundle(programs, folder, plugins = []) {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(programs).map(([name, source]) => [name, `${source}.ts`])),
    platform: 'node',
    tsconfig: 'tsconfig.json',
    plugins: [...plugins, placeOfSource, requireOfBundle],
    external: (id) => fromPackages.test(id) || absent.test(id),
    treeshake: {
      moduleSideEffects: [{ test: /node_modules[\\/]@nestjs[\\/](swagger|mapped-types)[\\/]/, sideEffects: false }],
    },
    onLog: (level, log, print) => {
      if (!expected.test(log.code)) print(level, log);
    },
  });
  const { output } = await build.generate({
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'parts/[name].cjs',
    sourcemap: true,
    keepNames: true,
    comments: false,
    // Compiled from V8's cache, a script cannot call import().
    dynamicImportInCjs: false,
    banner: ({ fileName }) =>
      `const bundleFolder = require('node:path').join(__dirname, '${relative(dirname(fileName), '.') || '.'}');`,
  });
  await build.close();
  rmSync(folder, { recursive: true, force: true });
  return output.map((file) => write(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source));
}

/** Copies what programs read while they run to where it would lie beside its module. */
export function copyReadFiles(folder) {
  for (const path of readdirSync(inRoot('api'), { recursive: true }).filter(isReadAtRunTime))
    cpSync(inRoot('api', path), join(folder, path));
}

function isReadAtRunTime(path) {
  return /\.(sql|ttf)$|\d\.(es|en)\.md$/.test(path) || path === 'openapi.json' || path === 'load.mjs';
}

/** SQL, fonts, legal texts and the contract are copied to where their module would lie, and `import.meta.url` names that place. */
const placeOfSource = {
  name: 'place-of-source',
  transform: {
    filter: { id: /[\\/]api[\\/].*\.ts$/, code: /import\.meta\.url/ },
    handler(code, id) {
      const place = relative(inRoot('api'), id).replace(/\.ts$/, '.js').replaceAll('\\', '/');
      return code.replaceAll(
        'import.meta.url',
        `require('node:url').pathToFileURL(require('node:path').join(bundleFolder, '${place}')).href`,
      );
    },
  },
};

/** Nest loads optional packages through a `require` of its own, which would find a second copy of what is bundled. */
const requireOfBundle = {
  name: 'require-of-bundle',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]@nestjs[\\/]/, code: /createRequire\(import\.meta\.url\)/ },
    handler: (code) =>
      code
        .replace(/^const require = createRequire\(import\.meta\.url\);$/m, '')
        .replaceAll('createRequire(import.meta.url)', 'require'),
  },
};

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}
