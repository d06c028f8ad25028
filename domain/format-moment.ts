/** Formats moments in Athens time. */
import type { Language } from './languages.ts'
import { lazily } from './lazily.ts'

interface MomentFormats {
  readonly short: Intl.DateTimeFormat
  readonly exact: Intl.DateTimeFormat
}

const formats: Readonly<Record<Language, () => MomentFormats>> = {
  en: lazily(() => momentFormats('en-GB', 'en-US')),
  el: lazily(() => momentFormats('el-GR', 'el-GR')),
}

function momentFormats(shortLocale: string, exactLocale: string): MomentFormats {
  const time = { timeZone: 'Europe/Athens', hourCycle: 'h23' } as const
  return {
    short: new Intl.DateTimeFormat(shortLocale, {
      ...time, day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit',
    }),
    exact: new Intl.DateTimeFormat(exactLocale, { ...time, dateStyle: 'full', timeStyle: 'long' }),
  }
}

/** An ISO 8601 moment, such as `2026-11-20T08:30:00.000Z`, in Athens time: `20/11/2026, 10:30`. */
export function formatMoment(moment: string, language: Language): string {
  return formats[language]().short.format(new Date(moment))
}

/** The moment to the second, with weekday and time zone: `Friday, November 20, 2026 at 10:30:00 GMT+2`. */
export function formatExactMoment(moment: string, language: Language): string {
  return formats[language]().exact.format(new Date(moment))
}
