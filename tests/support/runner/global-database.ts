/** Starts the test cluster before Vitest's first test file and stops it after the last. */
import type { TestProject } from 'vitest/node'
import { startTestCluster } from '../servers/test-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await startTestCluster()
  project.provide('databaseUrl', adminUrl)
  return stop
}
