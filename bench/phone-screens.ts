/** The screens that are measured with a phone. */
import type { PhoneScreen } from './phone-visits.ts'

export const phoneHome: PhoneScreen = { path: '/', usable: 'article' }
export const phoneShop: PhoneScreen = { path: '/shop', usable: 'article' }
export const phoneCalendar: PhoneScreen = { path: '/events', usable: 'main li button' }
