/** Claim: switching the calendar's month with 1,000 events a year takes at most 20 ms of scripting. */
import { monthSwitch } from './calendar-month-switch.ts'

export const measure = () => monthSwitch(1_000, { atMost: 20, withStock: true })
