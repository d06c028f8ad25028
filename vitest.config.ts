/** Runs the tests that need no browser. */
import { defineConfig, mergeConfig } from 'vitest/config'
import { OrderByProject } from './tests/support/runner/order-by-project.ts'
import webApp from './vite.config.ts'

/** The tests that need a document. */
const withDocument = ['tests/**/*.test.tsx', 'tests/server/api-docs.test.ts', 'tests/src/site/{layer,site}-history.test.ts']

export default defineConfig((environment) => mergeConfig(webApp(environment), {
  test: {
    exclude: ['tests/{browser,engines,gallery,journeys}/**'],
    // The files of a project share processes, since starting one for each file takes longer than most of them.
    isolate: false,
    setupFiles: ['tests/support/runner/console.ts', 'tests/support/runner/shared-process.ts'],
    sequence: { shuffle: true, sequencer: OrderByProject },
    // One more than the smallest machine has processors, since tests of the server also wait.
    maxWorkers: 3,
    // Long enough for a machine with ten times as much other work; a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{http,server}/**/*.test.ts'],
          exclude: withDocument,
          // Teardowns run in reverse order, so the logs are complete when they are read.
          globalSetup: ['global-logs', 'global-programs', 'global-database'].map((name) => `tests/support/runner/${name}.ts`),
        },
      },
      {
        extends: true,
        test: { name: 'document', include: withDocument, environment: 'jsdom', setupFiles: 'tests/support/runner/shared-document.ts' },
      },
      {
        extends: true,
        // The oldest version of XState that the package supports.
        resolve: { alias: [{ find: /^xstate(\/.*)?$/, replacement: 'xstate-oldest$1' }] },
        test: {
          name: 'oldest XState',
          include: [
            `packages/xstate-walk/tests/{${[
              'actors', 'always', 'delays', 'delays-beside', 'drawn', 'effects', 'events', 'exceptions', 'factories', 'guards', 'history',
              'keys', 'lost-actors', 'mutates', 'names', 'oldest', 'parallel', 'published', 'regions', 'rows', 'sends', 'skeleton',
              'steady-time', 'values',
            ].join()}}.test.ts`,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'plain', include: ['{tests/{architecture,domain,messages,src,tools},packages/*/tests}/**/*.test.ts'],
          exclude: [...withDocument, 'packages/xstate-walk/tests/oldest.test.ts'],
        },
      },
    ],
  },
}))
