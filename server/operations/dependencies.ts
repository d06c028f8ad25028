/** What operations work with. */
import type { components } from '../../contract/openapi.ts'
import type { Connection } from '../store/connection.ts'
import type { StoredCityName } from './city-names.ts'

export interface Dependencies {
  readonly db: Connection
  readonly storedCityName: StoredCityName
  /** What the web app is told about this installation. */
  readonly installation: components['schemas']['Configuration']
  /** Whether the server is about to end and should be asked no more. */
  readonly isClosing: () => boolean
}
