/** How sending a confirmation link again stands. */
import type { Failure } from '../../../domain/failure.ts'

export interface Resend {
  readonly status: 'editing' | 'sending' | 'sent' | 'failed'
  /** What the server said; null unless sent. */
  readonly answer: string | null
  readonly failure: Failure | null
}
