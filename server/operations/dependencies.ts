/** What operations work with. */
import type { components } from '../../contract/openapi.ts'
import type { StoredCityName } from '../../domain/cities.ts'
import type { Connection } from '../store/connection.ts'

/** Handed in where the server is put together. */
export interface Dependencies {
  readonly db: Connection
  readonly now: () => Date
  readonly storedCityName: StoredCityName
  /** What the web app is told about this installation. */
  readonly installation: components['schemas']['Configuration']
  /** Whether the server is about to end and should be asked no more. */
  readonly isClosing: () => boolean
  /** Has the mails that are due sent at once; to be called after the transaction that queued one. */
  readonly wakeMail: () => void
}
