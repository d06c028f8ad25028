/** What is known of a lost connection to the server. */
import { createContext } from 'react'
import type { ListingType } from '../../domain/listing/listing.ts'

/** Whether the connection is lost. */
export const LostConnectionContext = createContext(false)

/** What can be opened without a connection. */
export interface Kept {
  readonly types: readonly ListingType[]
  readonly hasSaved: boolean
}

/** Reads what this device has kept. */
export const ReadKeptContext = createContext<() => Promise<Kept>>(async () => ({ types: [], hasSaved: false }))
