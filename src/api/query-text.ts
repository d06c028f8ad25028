/** The query of a request: one parameter for each value, without those that are not given. The text is that of a form, without "?". */
export function queryText(query: object): string {
  const entries = Object.entries(query as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined || each === null ? [] : [[name, String(each)]])))
  return new URLSearchParams(entries).toString()
}
