/** Fills the database with invented listings: `npm run generate -- 100000`. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { City } from '../domain/places/cities.ts'
import { openForTask } from './database/open-existing-database.ts'
import { fillDatabase } from './generate/fill-database.ts'
import { GenerateError } from './generate/generate-error.ts'
import { systemClock } from './start/clock.ts'
import { readDatabaseOptions } from './start/configuration.ts'
import { fail } from './start/fail.ts'
import { noticeGenerated, noticeGenerating } from './start/notices.ts'
import { projectFiles } from './start/project-files.ts'

const most = 5_000_000

const usage = `Say how many listings to invent, from 1 to ${most}, such as "npm run generate -- 100000". \
"--seed NUMBER" invents others, "--add" keeps those of the database and adds to them.`

await generate(process.argv.slice(2)).catch(fail)

interface Arguments {
  readonly count: number
  readonly seed: number
  readonly isAdded: boolean
}

/** Throws GenerateError for wrong arguments, and for a database that has listings without `--add`. */
async function generate(texts: readonly string[]): Promise<void> {
  const options = readArguments(texts)
  const beganAt = systemClock.elapsedMs()
  const { url, close } = await openForTask(readDatabaseOptions(process.env))
  try {
    const cities = JSON.parse(readFileSync(projectFiles().cities, 'utf8')) as City[]
    const onProgress = (done: number) => noticeGenerating(done, options.count)
    await fillDatabase(url, { ...options, cities, now: systemClock.now(), onProgress })
  } finally {
    await close()
  }
  noticeGenerated(options.count, Math.round((systemClock.elapsedMs() - beganAt) / 1000))
}

function readArguments(texts: readonly string[]): Arguments {
  const { values, positionals } = parsed(texts)
  const [count, ...others] = positionals.map((text) => wholeNumber(text, most))
  const seed = wholeNumber(values.seed ?? '1', 2 ** 32 - 1)
  if (!count || others.length > 0 || seed === null) throw new GenerateError(usage)
  return { count, seed, isAdded: values.add ?? false }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { seed: { type: 'string' }, add: { type: 'boolean' } }, allowPositionals: true })
  } catch {
    throw new GenerateError(usage)
  }
}

/** Null if the text is no whole number from 0 to the bound. */
function wholeNumber(text: string, bound: number): number | null {
  return /^\d{1,10}$/.test(text) && Number(text) <= bound ? Number(text) : null
}
