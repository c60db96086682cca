import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const clockAndChance = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'The border reads the clock; take the instant as an argument.',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'The border reads the clock; take the instant as an argument.',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Chance is an argument.',
  },
];

const message = 'Write a fact field by field: whatever else a command carries would stay in the log for ever.';
const OWN = '/^(named|days|about|begins|doubt|discount)$/';
const fieldByField = [
  {
    selector: `Property[key.name="data"] > ObjectExpression > SpreadElement[argument.type="Identifier"]:not([argument.name=${OWN}])`,
    message,
  },
  {
    selector:
      'Property[key.name="data"] > ObjectExpression > SpreadElement[argument.type="MemberExpression"]:not([argument.object.name="fact"])',
    message,
  },
  { selector: 'VariableDeclarator[init.name="command"] > ObjectPattern > RestElement', message },
];

/** The rules that the native linter (.oxlintrc.json) lacks. None needs type information, so a file's result depends on that file alone. */
export default [
  { ignores: ['node_modules/', 'dist/', '.data/', '.tmp/', '**/.react-router/'] },
  {
    files: ['**/*.decider.ts', '**/*.rules.ts', '**/*.process.ts', '**/*.projection.ts', 'api/kernel/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...clockAndChance, ...fieldByField] },
  },
  {
    files: ['**/*.tsx', 'storefront/**/*.ts', 'admin/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-this-alias': 'error',
      'no-dupe-args': 'error',
      'no-octal': 'error',
      'no-unreachable': 'error',
    },
  },
];
