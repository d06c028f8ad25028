/** The root of the app while it holds the first view, with the data that the script of the page stores on it for the app. */
import type { FirstTexts } from '../ui/listing/first-texts.ts'

export interface FirstRoot extends HTMLElement {
  /** The button that the user has pressed last. */
  pressed?: Element | null
  /** The responses of the first screen's requests by their address, such as `/api/shops/approved?limit=10&page=1`. */
  responses?: Map<string, Promise<Response>>
  /** The texts that the skeletons of the screen show. */
  texts?: FirstTexts
}
