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
];

const shared = {
  rootDir: root,
  testEnvironment: 'node',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.ts$': ['@swc/jest', swc('typescript')], '\\.m?js$': ['@swc/jest', swc('ecmascript')] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};

/** What the queue carries, loses or holds up; everything else is the same wherever the queue lies. */
const ofQueues = [
  'books/give-money-back',
  'checkout/buy-a-game',
  'accounts/{sign-up,recover-a-password}',
  'operations/{ask-about-doubts,move-the-clock,sell-without-a-queue,serve-bulk-work,report-health}',
  'payment-mails/*',
  'privacy/delete-my-account',
  'receipt/*',
  'refunds/{bank-says-no,return-a-game}',
  'renewals/{lose-the-queue,miss-a-payment}',
  'saved-cards/leave-with-my-cards',
];

module.exports = {
  rootDir: root,
  testSequencer: '<rootDir>/test/sequencer.mjs',
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{api,storefront/src,admin/src}/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'crash',
      testMatch: ['<rootDir>/test/crash/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.cjs'],
    },
    { ...shared, displayName: 'fuzz', testMatch: ['<rootDir>/test/fuzz/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'chaos',
      testMatch: ['<rootDir>/test/chaos/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.cjs'],
    },
    {
      ...shared,
      displayName: 'redis',
      testMatch: ofQueues.map((stories) => `<rootDir>/test/api/${stories}.spec.ts`),
      setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.cjs'],
    },
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/test/api/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.cjs'],
    },
  ],
};
