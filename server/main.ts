/** Starts the server: read the configuration, open the database, listen; and ends it in the opposite order. */
import type { AddressInfo } from 'node:net'
import { athensToday } from '../domain/days.ts'
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
import { noticeAddress, noticeDemoAccounts, noticeFirstAdmin, type DemoAccount } from './start/notices.ts'
import { argon2Passwords } from './work/passwords.ts'
import { projectFiles } from './start/project-files.ts'
import { keptSessionSecret } from './start/session-secret.ts'
import { siteAddress } from './start/site-address.ts'
import { keepHeapSmall } from './start/small-heap.ts'

/** More than requests, mails and the database are given to end; those who stop servers do not wait much longer either. */
const closingPatienceMs = 12_000

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const database = await openDatabase(configuration)
  try {
    await serve(database, configuration)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve({ db, url, isNew, close }: Database, configuration: Configuration): Promise<void> {
  const { admin } = configuration
  // Before the demo, whose administrator makes way for one of the same name.
  if (admin) noticeFirstAdmin(admin.username, await ensureFirstAdmin(db, admin, systemClock.now()))
  // Said at once: whatever fails after this, the passwords are kept nowhere else.
  if (configuration.demo ?? isNew) noticeDemoAccounts(await seededAccounts(url))
  const sessionSecret = configuration.jwtSecret ?? (await keptSessionSecret(configuration.dataDir))
  let background: BackgroundWork | null = null
  const app = await buildApp({
    db,
    configuration,
    sessionSecret,
    clock: systemClock,
    files: projectFiles(),
    log: process.stderr,
    passwords: argon2Passwords(),
    wakeMail: () => background?.wakeMail(),
  })
  // Before anybody can know that the server is there, and ask it to end.
  const { host, port, shutdownDelayMs } = configuration
  closeOnSignal(async () => {
    await app.stopGracefully(shutdownDelayMs)
    await background?.stop()
    await close()
  }, shutdownDelayMs + closingPatienceMs)
  await app.listen({ host, port }).catch((error: unknown) => {
    throw listenError(error, configuration)
  })
  const address = siteAddress(configuration, (app.server.address() as AddressInfo).port)
  noticeAddress(configuration.installation.productName, address)
  background = startBackgroundWork({ db, configuration, clock: systemClock, log: app.log, address })
}

/** Another server that starts at the same time is waited for. */
async function seededAccounts(url: string): Promise<DemoAccount[]> {
  const db = connectWithoutTimeLimits(url)
  try {
    return await seedDemo(db, athensToday(systemClock.now()))
  } finally {
    await db.destroy()
  }
}

keepHeapSmall()
await start().catch(fail)
