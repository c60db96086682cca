const root = __dirname.replace(/[\\/]test$/, '');

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

const esmPackages = ['@nestjs', 'file-type', 'strtok3', 'token-types', 'uint8array-extras', '@tokenizer', '@borewit', 'load-esm',
  'jose', 'es-toolkit', 'dotenv', 'dotenv-expand', 'js-yaml', 'uuid'];

const shared = {
  rootDir: root,
  testEnvironment: 'node',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.ts$': ['@swc/jest', swc('typescript')], '\\.m?js$': ['@swc/jest', swc('ecmascript')] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};

module.exports = {
  rootDir: root,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{api,storefront/src,admin/src}/**/*.spec.ts'] },
    { ...shared, displayName: 'crash', testMatch: ['<rootDir>/test/crash/**/*.spec.ts'], setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.cjs'] },
    { ...shared, displayName: 'fuzz', testMatch: ['<rootDir>/test/fuzz/**/*.spec.ts'] },
    { ...shared, displayName: 'chaos', testMatch: ['<rootDir>/test/chaos/**/*.spec.ts'], setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.cjs'] },
    { ...shared, displayName: 'api', testMatch: ['<rootDir>/test/api/**/*.spec.ts'], setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.cjs'] },
  ],
};
