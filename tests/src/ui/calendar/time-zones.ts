/** The time zones in which the calendar is tested: far west, far east, and those whose clocks skip a midnight or a day. */
import { vi } from 'vitest'

export const timeZones = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Africa/Cairo', 'Pacific/Apia', 'Europe/Athens'] as const

/** Sets the time zone of the process until the end of the test. */
export function setTimeZone(zone: string): void {
  vi.stubEnv('TZ', zone)
}
