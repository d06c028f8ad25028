/** Words messages in a language that depends on the caller, such as the reader of an answer or of a mail. */
import { getLocale, overwriteGetLocale, type Locale } from './compiled/runtime.js'

/** Runs a synchronous function, in which all messages are in this language, and returns its result. */
export function inLanguage<Result>(language: Locale, work: () => Result): Result {
  const outside = getLocale
  overwriteGetLocale(() => language)
  try {
    return work()
  } finally {
    overwriteGetLocale(outside)
  }
}
