/** Claim: a mail that was being sent when the server was killed is sent within 30 s of the next start. */
import { startSmtp } from '../tests/support/servers/smtp.ts'
import { cloneDatabase, startTestCluster } from '../tests/support/servers/test-cluster.ts'
import { startBuiltServer, withDataFolder } from './built-server.ts'
import type { Measurement } from './measurement.ts'

const message = { name: 'Eleni', email: 'eleni@example.org', subject: 'A beach', message: 'Who looks after it?' }

export async function measure(): Promise<Measurement> {
  const cluster = await startTestCluster()
  const database = await cloneDatabase(cluster.adminUrl)
  const smtp = await startSmtp()
  const environment = {
    DEMO: '0',
    JWT_SECRET: 'a secret of the bench, not of anybody',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
  }
  const seconds = await withDataFolder(async (dataDir) => {
    smtp.beforeAnswer(() => new Promise(() => undefined))
    const first = await startBuiltServer(dataDir, environment)
    const headers = { 'content-type': 'application/json' }
    await fetch(`${first.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(message) })
    await smtp.mail(0)
    process.kill(first.pid, 'SIGKILL')
    smtp.beforeAnswer(() => Promise.resolve())
    const startedAt = performance.now()
    const second = await startBuiltServer(dataDir, environment)
    await smtp.mail(1)
    const taken = (performance.now() - startedAt) / 1000
    await second.stop()
    return taken
  })
  await smtp.stop()
  await database.close()
  await cluster.stop()
  return { claim: 'Server: mail of a server that was killed', samples: [seconds], atMost: 30, unit: 's', reference: null }
}
