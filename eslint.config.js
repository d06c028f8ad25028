/** The rules of ESLint. The import rules are in .dependency-cruiser.js. */
import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const noReExport = 'Import from the file that declares the name, without re-exports.'

/** Globals that domain rules and machines must not use: they run in the browser and in Node. */
const surroundings = [
  ...['fetch', 'localStorage', 'sessionStorage', 'indexedDB', 'document', 'window', 'navigator', 'location', 'history'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'performance', 'process', 'crypto'],
]

const nodeGlobals = ['Buffer', 'URL', 'console', 'fetch', 'process']

const moment = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Take the current time as an argument.',
}

const wordedRules = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: 'ExportAllDeclaration', message: noReExport },
  { selector: 'ExportNamedDeclaration[source]', message: noReExport },
]

export default defineConfig(
  globalIgnores(['dist/', 'data/', 'contract/openapi.ts', 'messages/compiled/', 'tests/results/']),
  js.configs.recommended,
  tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  {
    name: 'everywhere',
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-restricted-syntax': ['error', ...wordedRules],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      // It mistakes a lazily loaded component for one created in each render; `later` keeps its identity.
      'react-hooks/static-components': 'off',
      semi: ['error', 'never'],
      quotes: ['error', 'single', { avoidEscape: true, allowTemplateLiterals: true }],
      'max-len': [
        'error',
        { code: 140, ignoreUrls: true, ignoreTrailingComments: true, ignoreRegExpLiterals: true, ignoreTemplateLiterals: true },
      ],
    },
  },
  {
    name: 'typed files',
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.config.ts'] }, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // XState uses `void` for actors without input.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    name: 'plain JavaScript, which runs in Node',
    files: ['**/*.js'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    name: 'the script of the path explorer',
    files: ['tools/paths/report/explorer/*.js'],
    languageOptions: { globals: Object.fromEntries(['document', 'history', 'location', 'Option'].map((name) => [name, 'readonly'])) },
  },
  {
    name: 'domain rules and machines without globals',
    files: ['domain/**', 'src/machines/**'],
    rules: {
      'no-restricted-globals': ['error', ...surroundings.map((name) => ({ name, message: 'Pass it in as input or actor.' }))],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: moment.message },
        { object: 'Math', property: 'random', message: 'Pass random numbers in as input or actor.' },
      ],
      'no-restricted-syntax': ['error', ...wordedRules, moment],
    },
  },
  {
    name: 'short operations',
    files: ['server/operations/**'],
    ignores: ['server/operations/all-operations.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 15, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: 'programs that print',
    files: ['tools/**', 'bench/**', 'tests/support/{console,*-program}.ts', 'server/main.ts', 'server/start/close-on-signal.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'screens, which log what the specification requires',
    files: ['src/routes/**', 'src/site/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    name: 'drawings',
    files: ['src/ui/drawings/**'],
    rules: { 'max-len': 'off' },
  },
  {
    name: 'files that tools load by their default export',
    files: ['*.config.{js,ts}', '.dependency-cruiser.js', 'tests/support/global-*.ts', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', ...wordedRules.slice(1)] },
  },
)
