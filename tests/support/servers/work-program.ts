/** A program that does the background work of a server, at a time that the test chooses, until it is killed. */
import { openDatabase } from '../../../server/database/open-database.ts'
import { readConfiguration } from '../../../server/start/configuration.ts'
import { startBackgroundWork } from '../../../server/work/background-work.ts'

const [databaseUrl = '', SMTP_URL = '', now = ''] = process.argv.slice(2)

const line = (fields: Readonly<Record<string, unknown>>, text: string) => console.log(JSON.stringify({ ...fields, text }))

const { db } = await openDatabase({ databaseUrl, dataDir: '' })
startBackgroundWork({
  db,
  clock: { now: () => new Date(now), elapsedMs: () => performance.now() },
  configuration: readConfiguration({ SMTP_URL }),
  log: { info: line, warn: line, error: line },
  address: 'https://leaf.example',
  sessionSecret: 'a secret of the tests, not of anybody',
})
