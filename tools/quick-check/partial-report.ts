/** The result of tests that a deadline may have ended. */
import type { TestReport } from '../test-reports.ts'

export interface PartialReport extends TestReport {
  /** The files, not all tests of which have run. */
  readonly leftOut: readonly string[]
}
