/** The values of the parameters in a query. */

/** A parsed query: the value or the values of each parameter. */
export type Query = Readonly<Record<string, string | readonly string[]>>

/** The values of a parameter, each once, without empty ones. */
export function valuesOf(query: Query, name: string): string[] {
  const value = query[name]
  const values = value === undefined ? [] : typeof value === 'string' ? [value] : [...value]
  return [...new Set(values.filter((text) => text !== ''))]
}

/** The value of a parameter as a number from 1 to 999,999,999; null for any other text. */
export function wholeNumber(query: Query, name: string): number | null {
  const text = valuesOf(query, name)[0] ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The parameters that have a value. */
export function present(parameters: Readonly<Record<string, string | readonly string[] | null>>): Query {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null && value.length > 0)) as Query
}
