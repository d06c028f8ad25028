/** The screens that are measured with a phone. */
import type { PhoneScreen } from './phone-visits.ts'

export const phoneHome: PhoneScreen = { path: '/', usable: 'article' }
export const phoneShop: PhoneScreen = { path: '/shop', usable: 'article' }
export const phoneCalendar: PhoneScreen = { path: '/events', usable: 'main li button' }

/** Why the bound of the longest task is missed. */
export const longestTaskNote = 'Compiling React is one task of 60 to 120 ms by itself.'
