/** What the skeletons of the first screen show before the app has its data. */
import { createContext, useContext } from 'react'
import type { Worded } from '../../../domain/listing/listing-language.ts'

export interface FirstText {
  readonly title: Worded
  readonly description: Worded
  /** When an event is, and where the listing is. */
  readonly details: Worded
}

/** The chosen day of a calendar. */
export interface FirstDay {
  /** Such as `Saturday, October 24, 2026`. */
  readonly name: string
  /** The number of weeks that its month shows. */
  readonly weeks: number
}

export interface FirstTexts {
  /** Null after the first screen. */
  readonly day: FirstDay | null
  /** In the order of the screen; none until the page has them. */
  readonly listings: readonly FirstText[]
}

/** Nothing, as after the first screen. */
export const noTexts: FirstTexts = { day: null, listings: [] }

/** Reads what is known: nothing, unless the composition root provides the texts of the page. */
export const FirstTextsContext = createContext<() => FirstTexts>(() => noTexts)

/** What is known while the first screen is shown. */
export function useFirstTexts(): FirstTexts {
  return useContext(FirstTextsContext)()
}
