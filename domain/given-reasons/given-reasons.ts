/** The reasons that an administrator gives for a decision, before they are sent. */
import type { FieldFaults } from '../field-fault.ts'
import { wordFaults, wordsOf } from '../moderation/own-words.ts'
import type { Reason } from './reasons.ts'

/**
 * The ids of the chosen reasons, what was added in own words, and the law that is violated, where it is not a rule of the terms of use; an
 * empty text means nothing.
 */
export interface GivenReasons {
  readonly reasons: readonly number[]
  readonly reason: string
  readonly law?: string
}

/** What is given before anything was chosen or written: the general reason, where the server has reasons. */
export const noReasons: GivenReasons = { reasons: [], reason: '' }

/** How many reasons are given at most. */
export const mostGiven = 10

/** The faults of what was given. */
export function reasonFaults({ reason, law = '' }: GivenReasons): FieldFaults<'reason' | 'law'> {
  return { ...wordFaults('reason', reason), ...wordFaults('law', law) }
}

/** Whether there are words in what was typed. */
export function hasWords(typed: string): boolean {
  return wordsOf('reason', typed) !== null
}

/** The ids of the reasons that were chosen before; the general one is chosen by itself where nothing else is. */
export function pressedBefore(all: readonly Reason[], { reasons, reason }: GivenReasons): readonly number[] {
  const known = all.filter(({ id }) => reasons.includes(id))
  return known.every(({ isGeneral }) => isGeneral) && !hasWords(reason) ? [] : known.map(({ id }) => id)
}

/** The ids of the reasons that are given: those that were pressed, or the general one if there are no own words either. */
export function chosenReasons(all: readonly Reason[], pressed: readonly number[], isWorded: boolean): readonly number[] {
  if (pressed.length > 0 || isWorded) return pressed
  return all.filter(({ isGeneral }) => isGeneral).map(({ id }) => id)
}

/** What is pressed after one more press: a reason takes the place of the general one, which can be added again. */
export function withPressed(all: readonly Reason[], pressed: readonly number[], id: number, isWorded: boolean): readonly number[] {
  if (chosenReasons(all, pressed, isWorded).includes(id)) return pressed.filter((each) => each !== id)
  const others = pressed.filter((each) => !all.some((reason) => reason.id === each && reason.isGeneral))
  return others.length < mostGiven ? [...others, id] : pressed
}
