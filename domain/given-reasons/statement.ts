/**
 * The statement of reasons that an author gets of whatever is decided against a listing, a change of it or an account, as Article 17 of the
 * Digital Services Act asks for it. Mails and screens are written from it. No machine decides, so that it needs no field for that.
 */
import type { components } from '../../contract/openapi.ts'
import { restorableUntil } from '../listing/lifecycle.ts'

/** As it is sent. */
export type Statement = components['schemas']['Statement']

/** What was decided. It holds until the author corrects the listing, until a removed one is gone for good, or until it is lifted. */
export type Measure = Statement['measure']

/** All of them. */
export const measures = ['rejected', 'unpublished', 'change-rejected', 'removed', 'disabled'] as const satisfies readonly Measure[]

/** What a statement says beside the time of the decision. */
export interface StatedReasons extends Pick<Statement, 'measure' | 'found' | 'facts'> {
  /** The law that is violated, in words; null where it is a rule of the terms of use. */
  readonly law: string | null
}

/** The statement of a new decision, which always has facts; those of before there were reasons for all have none. */
export interface NewStatement extends StatedReasons {
  readonly facts: string
}

/** The most code points of the name of a law. */
export const longestLaw = 200

/** Until when what was decided can be restored before it is gone for good, in UTC; null for what has no such day. */
export function restorableBefore(measure: Measure, at: Date): Date | null {
  return measure === 'removed' ? restorableUntil(at) : null
}
