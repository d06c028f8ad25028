/** Lighthouse's reports of screens in Greek, as a phone sees them; one visit each. */
import { screens, withLighthouse, type Report } from './lighthouse-visits.ts'

const options = { visits: 1, language: 'el' } as const

let reports: Promise<readonly Report[]> | null = null

/** Of the public screens, and of the form for listings, which needs a session. Made once for all benches of a run. */
export function greekReports(): Promise<readonly Report[]> {
  return (reports ??= withLighthouse(async ({ report, signIn }) => {
    const made: Report[] = []
    for (const [screen, path] of Object.entries(screens)) made.push(await report(screen, `/#${path}`, options))
    await signIn()
    made.push(await report('form', '/#/add-something-green', { ...options, keepsStorage: true }))
    return made
  }))
}
