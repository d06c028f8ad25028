/** An import that a rule refuses and one that it accepts, for each rule. */

export interface PlantedImport {
  readonly rule: string
  readonly file: string
  readonly refused: string
  readonly allowed: string
}

const types = (path: string) => `import type { value } from '${path}'`
const value = (path: string) => `import { value } from '${path}'`

/** Files are written next to existing ones of the same folders; each has one export, `value`. */
export const plantedImports: readonly PlantedImport[] = [
  { rule: 'row-contract', file: 'contract/planted.ts', refused: types('../domain/days/days.ts'), allowed: types('./openapi.ts') },
  { rule: 'row-messages', file: 'messages/planted.js', refused: value('../domain/days/days.ts'), allowed: value('./compiled.js') },
  {
    rule: 'row-domain',
    file: 'domain/planted.ts',
    refused: value('../messages/compiled.js'),
    allowed: types('../contract/openapi.ts'),
  },
  { rule: 'row-domain', file: 'domain/typed.ts', refused: value('../contract/openapi.ts'), allowed: value('./days/days.ts') },
  {
    rule: 'row-xstate-walk',
    file: 'packages/xstate-walk/src/walk/planted.ts',
    refused: value('../../../../domain/days/days.ts'),
    allowed: value('./plain.ts'),
  },
  {
    rule: 'row-words',
    file: 'words/planted.ts',
    refused: value('../src/paths.ts'),
    allowed: value('../domain/days/days.ts'),
  },
  { rule: 'row-src-paths', file: 'src/paths.ts', refused: value('./machines/filter/filter.ts'), allowed: value('../domain/days/days.ts') },
  { rule: 'row-src-ui', file: 'src/ui/planted.ts', refused: types('../api/client.ts'), allowed: value('../paths.ts') },
  { rule: 'row-src-machines', file: 'src/machines/planted.ts', refused: value('../ui/card.ts'), allowed: types('../api/client.ts') },
  {
    rule: 'row-src-machines',
    file: 'src/machines/typed.ts',
    refused: value('../api/client.ts'),
    allowed: value('../../domain/days/days.ts'),
  },
  {
    rule: 'row-src-storage', file: 'src/storage/planted.ts', refused: value('../api/client.ts'),
    allowed: value('../../domain/days/days.ts'),
  },
  { rule: 'row-src-api', file: 'src/api/planted.ts', refused: value('../paths.ts'), allowed: types('../../contract/openapi.ts') },
  { rule: 'row-src-site', file: 'src/site/planted.ts', refused: value('../ui/card.ts'), allowed: value('../machines/filter/filter.ts') },
  { rule: 'row-src-first-view', file: 'src/first-view/planted.ts', refused: value('../api/client.ts'), allowed: value('../ui/card.ts') },
  {
    rule: 'row-src-service-worker',
    file: 'src/service-worker/planted.ts',
    refused: value('../paths.ts'),
    allowed: value('../../domain/days/days.ts'),
  },
  {
    rule: 'row-src-routes',
    file: 'src/routes/planted.ts',
    refused: types('../../contract/openapi.ts'),
    allowed: value('../machines/filter/filter.ts'),
  },
  { rule: 'row-src-root', file: 'src/main.tsx', refused: types('../server/app.ts'), allowed: value('./routes/home/home.ts') },
  {
    rule: 'row-server-database',
    file: 'server/database/planted.ts',
    refused: value('../store/account/users.ts'),
    allowed: value('./schema.ts'),
  },
  {
    rule: 'row-server-store',
    file: 'server/store/planted.ts',
    refused: value('../operations/listing/listings.ts'),
    allowed: value('../database/schema.ts'),
  },
  {
    rule: 'row-server-store',
    file: 'server/store/typed.ts',
    refused: value('../../contract/openapi.ts'),
    allowed: types('../../contract/openapi.ts'),
  },
  {
    rule: 'row-server-operations',
    file: 'server/operations/planted.ts',
    refused: value('../mail/worker.ts'),
    allowed: value('../store/account/users.ts'),
  },
  {
    rule: 'row-server-feeds',
    file: 'server/feeds/planted.ts',
    refused: value('../store/account/users.ts'),
    allowed: value('../../domain/days/days.ts'),
  },
  {
    rule: 'row-server-http',
    file: 'server/http/planted.ts',
    refused: value('../mail/worker.ts'),
    allowed: value('../operations/listing/listings.ts'),
  },
  {
    rule: 'row-server-pages',
    file: 'server/pages/planted.ts',
    refused: value('../operations/listing/listings.ts'),
    allowed: value('../store/account/users.ts'),
  },
  {
    rule: 'row-server-pictures',
    file: 'server/pictures/planted.ts',
    refused: value('../store/account/users.ts'),
    allowed: value('../../domain/days/days.ts'),
  },
  {
    rule: 'row-server-mail',
    file: 'server/mail/planted.ts',
    refused: value('../http/binding.ts'),
    allowed: value('../store/account/users.ts'),
  },
  { rule: 'row-server-root', file: 'server/app.ts', refused: value('../src/paths.ts'), allowed: value('./http/binding.ts') },
  {
    rule: 'row-server-root',
    file: 'server/demo/planted.ts',
    refused: value('../../tests/example.ts'),
    allowed: value('../store/account/users.ts'),
  },
  { rule: 'plain-inside', file: 'domain/packaged.ts', refused: value('luxon'), allowed: value('./days/days.ts') },
  { rule: 'machines-only-xstate', file: 'src/machines/drawn.ts', refused: value('react'), allowed: value('xstate') },
  { rule: 'ui-props-only', file: 'src/ui/driven.ts', refused: value('xstate'), allowed: value('react') },
  { rule: 'sql-in-store', file: 'server/operations/sql.ts', refused: value('kysely'), allowed: types('kysely') },
  { rule: 'browser-without-node', file: 'src/api/node.ts', refused: value('node:fs'), allowed: value('openapi-fetch') },
  { rule: 'no-development-package', file: 'server/http/tested.ts', refused: value('vitest'), allowed: value('fastify') },
  { rule: 'feature-alone', file: 'src/ui/home/shared.ts', refused: value('../search/field.ts'), allowed: value('../lists/paging.ts') },
  {
    rule: 'feature-alone',
    file: 'src/routes/search/crossed.ts',
    refused: value('../../machines/home/towns.ts'),
    allowed: value('../../ui/search/field.ts'),
  },
  {
    rule: 'feature-alone',
    file: 'src/machines/recipes/crossed.ts',
    refused: value('../home/towns.ts'),
    allowed: value('../filter/filter.ts'),
  },
  { rule: 'feature-alone', file: 'src/ui/crossed.ts', refused: value('./search/field.ts'), allowed: value('./lists/paging.ts') },
  { rule: 'no-place-in-the-table', file: 'src/stray/planted.ts', refused: value('../paths.ts'), allowed: '' },
  { rule: 'no-circle', file: 'domain/circle.ts', refused: types('./other-half.ts'), allowed: types('./days/days.ts') },
  { rule: 'resolvable', file: 'domain/lost.ts', refused: value('./nowhere.ts'), allowed: value('./days/days.ts') },
]

/** The files that the planted files import. */
export const neighbours: readonly string[] = [
  'contract/openapi.ts',
  'messages/compiled.js',
  'domain/days/days.ts',
  'packages/xstate-walk/src/walk/plain.ts',
  'src/machines/filter/filter.ts',
  'src/paths.ts',
  'src/machines/home/towns.ts',
  'src/ui/card.ts',
  'src/ui/lists/paging.ts',
  'src/ui/search/field.ts',
  'src/api/client.ts',
  'src/routes/home/home.ts',
  'server/database/schema.ts',
  'server/store/account/users.ts',
  'server/operations/listing/listings.ts',
  'server/http/binding.ts',
  'server/mail/worker.ts',
  'tests/example.ts',
]
