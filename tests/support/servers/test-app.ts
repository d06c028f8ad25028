/** The whole server in this process, with a given database and clocks that the test sets. */
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { buildApp } from '../../../server/app.ts'
import { readConfiguration } from '../../../server/start/configuration.ts'
import type { Database } from '../../../server/database/open-database.ts'
import type { Environment } from '../../../server/start/environment.ts'
import type { Passwords } from '../../../server/operations/dependencies.ts'
import { argon2Passwords } from '../../../server/work/passwords.ts'
import { projectFiles, type ProjectFiles } from '../../../server/start/project-files.ts'
import { readSiteTexts } from '../../../server/start/site-texts.ts'
import { insertListing, type NewListing } from '../../../server/store/listing/listings.ts'
import { atFileEnd } from '../runner/at-file-end.ts'
import { recordServerLog } from '../runner/server-logs.ts'

/** The secret that signs the sessions of all test apps. */
export const sessionSecret = 'a secret of the tests, not of anybody'

export interface TestApp {
  readonly app: FastifyInstance
  readonly db: Database['db']
  /** The lines that were logged. */
  readonly log: Record<string, unknown>[]
  readonly clock: { now: Date; elapsedMs: number }
  /** The number of calls that woke the mail worker. */
  readonly mail: { wakes: number }
  /** The number of passwords hashed or compared. */
  readonly hashes: { made: number }
}

export interface TestAppOptions {
  readonly environment?: Environment
  readonly files?: Partial<ProjectFiles>
}

/** Closed after the last test of the file. Has no web app unless the test provides one. */
export async function startTestApp(db: Database['db'], { environment = {}, files = {} }: TestAppOptions = {}): Promise<TestApp> {
  const clock = { now: new Date('2026-11-21T10:00:00Z'), elapsedMs: 0 }
  const mail = { wakes: 0 }
  const { passwords, hashes } = countedPasswords()
  const log: Record<string, unknown>[] = []
  const configuration = readConfiguration({ DATA_DIR: '/nowhere', ...environment })
  const app = await buildApp({
    db,
    configuration,
    siteTexts: (await readSiteTexts(configuration, projectFiles().siteModels)).texts,
    clock: { now: () => clock.now, elapsedMs: () => clock.elapsedMs },
    // The contract as JSON, which is parsed sooner.
    files: { ...projectFiles(inject('programs')), webFolder: '/nowhere', ...files },
    log: {
      write(line) {
        log.push(JSON.parse(line) as Record<string, unknown>)
        recordServerLog(line)
      },
    },
    passwords,
    sessionSecret,
    secondFactorKey: 'a key of the tests, not of anybody',
    wakeMail: () => void (mail.wakes += 1),
  })
  atFileEnd(() => app.close())
  return { app, db, log, clock, mail, hashes }
}

/** Inserts an approved listing with the given values and returns its id. */
export function insertApproved(db: Database['db'], listing: Partial<NewListing> & { type: ListingType }): Promise<number> {
  const plain = { title: 'Walk', description: 'Far', city: null, address: null, link: null, tags: [], approved: true, author: null }
  return db.transaction().execute((transaction) => insertListing(transaction, { ...plain, ...listing }))
}

function countedPasswords() {
  const hashes = { made: 0 }
  const { hash, matches, isCommon } = argon2Passwords()
  const passwords: Passwords = {
    isCommon,
    hash: (password) => ((hashes.made += 1), hash(password)),
    matches: (password, hashed) => ((hashes.made += 1), matches(password, hashed)),
  }
  return { passwords, hashes }
}
