/** Parsers for column types where the default of the driver loses or changes values. */
import pg from 'pg'

const { builtins } = pg.types
const DATE_ARRAY = 1182
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231

type Parser = (text: string) => unknown

/** A date stays text (`yyyy-MM-dd` or `infinity`), since a Date depends on the time zone; int8 and numeric become numbers. */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : parsers.get(oid)
    return own ?? pg.types.getTypeParser(oid, format)
  },
}

const parsers = new Map<number, Parser>([
  [builtins.DATE, asWritten],
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, Number],
  [DATE_ARRAY, each(asWritten)],
  [INT8_ARRAY, each(safeInteger)],
  [NUMERIC_ARRAY, each(Number)],
])

function asWritten(text: string): string {
  return text
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number.`)
  return value
}

/** One-dimensional arrays. Dates and numbers contain no commas and quotes, so splitting is enough. */
function each(parse: Parser): Parser {
  return (text) => {
    const items = text === '{}' ? [] : text.slice(1, -1).split(',')
    return items.map((item) => (item === 'NULL' ? null : parse(item)))
  }
}
