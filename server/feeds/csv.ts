/** Writes tables as CSV, RFC 4180, that spreadsheets read without running anything. */

/** With the names of the columns in the first row. Null is an empty cell. */
export function csvText(columns: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | null): string {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Spreadsheets take such texts for formulas; an apostrophe says that they are none. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
