/** Claim: a first visit blocks a phone at most 1.5 times as long as a bare page with the same libraries. */
import { mainThreadRatio } from './main-thread.ts'

export const measure = () => mainThreadRatio('blocking', 1.5)
