/** What operations work with. */
import type { Kysely } from 'kysely'
import type { components } from '../../contract/openapi.ts'
import type { Schema } from '../database/schema.ts'
import type { StoredCityName } from './city-names.ts'

export interface Dependencies {
  readonly db: Kysely<Schema>
  readonly storedCityName: StoredCityName
  /** What the web app is told about this installation. */
  readonly installation: components['schemas']['Configuration']
  /** Whether the server is about to end and should be asked no more. */
  readonly isClosing: () => boolean
}
