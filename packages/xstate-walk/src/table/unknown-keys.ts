/** Keys that nothing reads, which TypeScript would refuse and JavaScript would not. */

/** A sentence for each key of an object that is not a known one, with the known one that is written most alike. */
export function unknownKeys(where: string, given: object, known: readonly string[]): string[] {
  return Object.keys(given)
    .filter((key) => !known.includes(key) && (given as Readonly<Record<string, unknown>>)[key] !== undefined)
    .map((key) => `${where} has the unknown key "${key}". Did you mean "${nearest(key, known)}"?`)
}

/** The one of these that is written most alike. */
export function nearest(key: string, known: readonly string[]): string {
  const distances = known.map((each) => [each, distance(key.toLowerCase(), each.toLowerCase())] as const)
  return distances.sort(([, one], [, other]) => one - other)[0]?.[0] ?? ''
}

/** The least number of letters that are added, left out, replaced, or changed with the next one. */
function distance(one: string, other: string): number {
  let [twoBefore, before]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = at(before, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(Math.min(at(before, j) + 1, at(row, j - 1) + 1, replaced, isSwapped ? at(twoBefore, j - 2) + 1 : replaced))
    }
    ;[twoBefore, before] = [before, row]
  }
  return at(before, other.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
