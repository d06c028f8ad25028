/** What failures say on the console. Specification, section 8. */
import type { Failure } from '../../domain/failure.ts'
import { typeRegistry, type ListingType } from '../../domain/listing/listing.ts'

export function logListFailure(type: ListingType): void {
  console.error(`Failed to fetch approved ${typeRegistry[type].segment}`)
}

export function logCitiesFailure({ sentence }: Failure): void {
  console.error('Failed to fetch cities', sentence ?? '')
}

const logged = new WeakSet<object>()

/** Logs an error once, although React may render a failing screen several times. */
export function logBrokenScreen(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return
    logged.add(error)
  }
  console.error(error)
}
