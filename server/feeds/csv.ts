/** Writes tables as CSV, RFC 4180, that spreadsheets read without running anything, also those that expect another separator. */

/** The separators of the cells of a row. Greek spreadsheets expect a semicolon, since their numbers have a decimal comma. */
export const separators = { comma: ',', semicolon: ';' } as const

export type Separator = keyof typeof separators

/** The content of a cell. */
export type Cell = string | number | null

/** Without it, Excel reads UTF-8 as the code page of the system. */
const mark = '\uFEFF'

/** The text of a table, with the names of the columns in the first row. Null is an empty cell. */
export function csvText(columns: readonly string[], rows: readonly (readonly Cell[])[], separator: Separator): string {
  return mark + csvRows([columns, ...rows], separator)
}

/** Further rows of a table. */
export function csvRows(rows: readonly (readonly Cell[])[], separator: Separator): string {
  return rows.map((row) => `${row.map((value) => cell(value, separator)).join(separators[separator])}\r\n`).join('')
}

function cell(value: Cell, separator: Separator): string {
  const text = typeof value === 'number' ? numberText(value, separator) : harmless(value ?? '')
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function numberText(value: number, separator: Separator): string {
  return separator === 'semicolon' ? String(value).replace('.', ',') : String(value)
}

/**
 * Spreadsheets take such texts for formulas, some also with signs of full width; an apostrophe says that they are none. It is also
 * behind each separator: a program that expects another one than the file has does not see that the text is quoted.
 */
function harmless(text: string): string {
  return text.replaceAll(/(?=[=+\-@＝＋－＠\t\r])(?<=(?:^|[,;\t\r\n])"*)/g, "'")
}
