import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const clockAndChance = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'The border reads the clock; take the instant as an argument.' },
  { selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]', message: 'The border reads the clock; take the instant as an argument.' },
  { selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]', message: 'Chance is an argument.' },
];
const onlyOneTest = [
  { selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name="only"]', message: 'Every test runs.' },
];

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', '.data/', '.tmp/', '**/.react-router/', 'storefront/src/lib/api.types.ts', 'admin/src/lib/api.types.ts'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parserOptions: {
        project: ['./test/tsconfig.json', './admin/tsconfig.json', './storefront/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', ...onlyOneTest],
      'max-depth': ['error', 4],
    },
  },
  {
    files: ['**/*.decider.ts', '**/*.rules.ts', '**/*.process.ts', '**/*.projection.ts', 'api/kernel/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...onlyOneTest, ...clockAndChance] },
  },
  { files: ['**/*.decider.ts'], rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] } },
  { files: ['**/*.tsx', 'storefront/**/*.ts', 'admin/**/*.ts'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  // A Playwright fixture that needs no other says so with empty braces.
  { files: ['test/browser/**/*.ts'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setTimeout: 'readonly', clearTimeout: 'readonly', setInterval: 'readonly', clearInterval: 'readonly', fetch: 'readonly', Buffer: 'readonly', module: 'writable', AbortSignal: 'readonly', URLSearchParams: 'readonly', performance: 'readonly', __dirname: 'readonly', jest: 'readonly' } },
  },
);
