/** The time zone of all times of day, for calendar apps: the rules of the European Union, in force since 1996. RFC 5545, section 3.6.5. */

/** Its name in the database of time zones. */
export const athens = 'Europe/Athens'

export const athensZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${athens}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'TZNAME:EEST',
  'DTSTART:19960331T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'TZNAME:EET',
  'DTSTART:19961027T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const
