/** Starts the server: reads the configuration, opens the database, listens. Stops in the reverse order. */
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { athensToday } from '../domain/days/days.ts'
import { buildApp } from './app.ts'
import { startBackgroundWork, type BackgroundWork } from './work/background-work.ts'
import { systemClock } from './start/clock.ts'
import { closeOnSignal } from './start/close-on-signal.ts'
import { readConfiguration, type Configuration } from './start/configuration.ts'
import { connectWithoutTimeLimits } from './database/connect.ts'
import { openDatabase, type Database } from './database/open-database.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { fail } from './start/fail.ts'
import { ensureFirstAdmin } from './start/first-admin.ts'
import { listenError } from './start/listen-error.ts'
import { noticeAddress, noticeDemoAccounts, noticeFirstAdmin, noticeSiteTexts } from './start/notices.ts'
import { argon2Passwords } from './work/passwords.ts'
import { projectFiles } from './start/project-files.ts'
import { loadSecondFactorKey, loadSessionSecret } from './start/stored-secrets.ts'
import { siteAddress } from './start/site-address.ts'
import { readSiteTexts, type FoundSiteTexts } from './start/site-texts.ts'
import { limitHeapGrowth } from './start/heap-growth.ts'
import type { Connection } from './store/connection.ts'
import { areFlagsCurrent, updateStoredFlags } from './store/listing/stored-flags.ts'

/** A database that takes longer, since it does not respond or writes much, ends by itself: it has been told to. */
const databaseCloseMs = 2_500

/** Longer than the sum of the limits for requests, mails and the database; process managers do not wait much longer. */
const closeTimeoutMs = 14_000

limitHeapGrowth()
await start().catch(fail)

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env)
  // Before the database, which takes longer: a file with a fault is told at once.
  const siteTexts = await readSiteTexts(configuration, projectFiles().siteModels)
  const database = await openDatabase(configuration)
  try {
    await serve(database, configuration, siteTexts)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve({ db, url, isNew, close }: Database, configuration: Configuration, siteTexts: FoundSiteTexts): Promise<void> {
  const { admin, installation } = configuration
  if (!(await areFlagsCurrent(db))) await withoutTimeLimits(url, (slow) => slow.transaction().execute(updateStoredFlags))
  // Before the demo data, which adds no administrator whose name is taken.
  if (admin) noticeFirstAdmin(admin.username, await ensureFirstAdmin(db, admin, installation.productName, systemClock.now()))
  // Printed at once, even if a later step fails: the passwords are not stored.
  if (configuration.demo ?? isNew) {
    noticeDemoAccounts(await withoutTimeLimits(url, (slow) => seedDemo(slow, athensToday(systemClock.now()))))
  }
  const sessionSecret = configuration.jwtSecret ?? (await loadSessionSecret(configuration.dataDir))
  const secondFactorKey = configuration.secondFactorKey
    ?? (configuration.databaseUrl === null ? await loadSecondFactorKey(configuration.dataDir) : null)
  const files = projectFiles()
  let background: BackgroundWork | null = null
  const app = await buildApp({
    db,
    configuration,
    sessionSecret,
    secondFactorKey,
    clock: systemClock,
    files,
    siteTexts: siteTexts.texts,
    log: process.stderr,
    passwords: argon2Passwords(),
    wakeMail: () => background?.wakeMail(),
  })
  // Before the server listens, so that no signal is missed.
  const { host, port, shutdownDelayMs } = configuration
  closeOnSignal(async () => {
    await app.stopGracefully(shutdownDelayMs)
    await background?.stop()
    await Promise.race([close(), setTimeout(databaseCloseMs)])
  }, shutdownDelayMs + closeTimeoutMs)
  await app.listen({ host, port }).catch((error: unknown) => {
    throw listenError(error, configuration)
  })
  noticeSiteTexts(siteTexts, files.siteModels)
  const address = siteAddress(configuration, (app.server.address() as AddressInfo).port)
  noticeAddress(configuration.installation.productName, address)
  background = startBackgroundWork({ db, configuration, clock: systemClock, log: app.log, address, sessionSecret })
}

/** Runs the work, which may wait for another server that does the same, or change many rows. */
async function withoutTimeLimits<Result>(url: string, work: (db: Connection) => Promise<Result>): Promise<Result> {
  const db = connectWithoutTimeLimits(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
