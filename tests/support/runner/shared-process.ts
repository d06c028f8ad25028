/** Test files share a process, so each leaves it as it was: restores what a test has replaced, closes what a file has opened. */
import { afterAll, afterEach, vi } from 'vitest'
import { closeOpened } from './at-file-end.ts'

// A set-up file runs again for each test file; at the top of a module that is imported, hooks would belong to its first importer.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
afterAll(closeOpened)
