/** Which listings can be merged into which. */
import type { components } from '../../contract/openapi.ts'

type State = components['schemas']['TypedListing']['state']

/** Whether a listing can be merged into another one of its type: both are there, and what is public leads to what is public. */
export function isMergeable(state: State, kept: State): boolean {
  return state !== 'removed' && (kept === 'approved' || (kept === 'pending' && state !== 'approved'))
}
