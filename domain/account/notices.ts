/** Which mails about own listings a member gets. */
import type { components } from '../../contract/openapi.ts'

/** All, or those that somebody needs who is not curious. */
export type Notices = components['schemas']['Notices']

/** In the order in which they are offered. */
export const noticeChoices = ['all', 'needed'] as const satisfies readonly Notices[]
