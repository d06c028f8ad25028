/** What administrators read at this moment. */
import type { components } from '../../contract/openapi.ts'

/** A listing that another administrator reads. */
export type Reading = components['schemas']['Reading']
