/** Whether what a visitor has not asked for is fetched ahead. */

/** Not every browser tells how it is connected. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Whether the visitor saves data or has a slow line, on which what is fetched ahead would delay what is asked for. */
export function isLineSlow(navigator: object): boolean {
  const { connection } = navigator as NavigatorWithConnection
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
