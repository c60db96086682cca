import { root } from '../api/dev/folders.mjs';
import { folders, onQueues } from './projects.mjs';

/** Jest runs in CommonJS mode; SWC turns our own and the ESM-only packages' modules into CommonJS. */
const swc = (syntax) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
  swcrc: false,
});

const esmPackages = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'load-esm',
  'jose',
  'es-toolkit',
  'dotenv',
  'dotenv-expand',
  'js-yaml',
  'uuid',
  'cookie',
  'woff2-encoder',
];

const shared = {
  rootDir: root,
  testEnvironment: 'node',
  testRunner: '<rootDir>/test/timed-runner.mjs',
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^fast-check$': '<rootDir>/test/support/seeded-properties.mjs',
  },
  transform: { '\\.ts$': ['@swc/jest', swc('typescript')], '\\.m?js$': ['@swc/jest', swc('ecmascript')] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};

const inFolders = (project) => folders[project].map((folder) => `<rootDir>/${folder}/**/*.spec.ts`);
const project = (displayName, testMatch) => ({
  ...shared,
  displayName,
  testMatch,
  setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.cjs'],
});

export default {
  rootDir: root,
  testSequencer: '<rootDir>/test/sequencer.mjs',
  projects: [
    ...['unit', 'crash', 'fuzz', 'chaos', 'api', 'stores'].map((name) => project(name, inFolders(name))),
    project(
      'redis',
      onQueues.map((path) => `<rootDir>/${path}`),
    ),
  ],
};
