/** What failures say on the console. Specification, section 8. */
import type { Failure } from '../../domain/failure.ts'

export function logEventsFailure(): void {
  console.error('Failed to fetch approved events')
}

export function logCitiesFailure({ sentence }: Failure): void {
  console.error('Failed to fetch cities', sentence ?? '')
}
