/** What happened to a listing, for its author. */
import type { components } from '../../contract/openapi.ts'
import type { AuditAction } from '../account/audit.ts'

/** One step of the history of a listing. */
export type ListingStep = components['schemas']['ListingStep']

/** What is done with a listing, but for its reports, which its author is not told of. */
export type ListingAction = Exclude<AuditAction, `${'user' | 'role' | 'second-factor' | 'reports'}-${string}`>
