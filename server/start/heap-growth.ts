/** Limits the heap of V8, at the cost of more frequent garbage collection. */
import { setFlagsFromString } from 'node:v8'

/**
 * The heap grows by at most the size of its live objects before the next full garbage collection. On a machine with much
 * memory V8 lets it grow to four times that size: 30 MB of live objects became 150 MB while whole lists were read. The space of new
 * objects stays as large as it is when the program is loaded; V8 makes it larger for each burst of requests, and keeps it.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=100')
  setFlagsFromString('--semi-space-growth-factor=1')
}
