/** The templates that the build writes into the page for each screen: its first view, and the links that fetch its code. */

/** The template of a screen; null if it has none. The list of events and the calendar have templates of their own. */
export function screenTemplate(kind: 'screen' | 'code', path: string, query: string): HTMLTemplateElement | null {
  const find = (name: string) => document.querySelector<HTMLTemplateElement>(`template[data-${kind}="${CSS.escape(name)}"]`)
  const list = /(?:^|&)mode=list(?:&|$)/.test(query) ? find(`${path}?mode=list`) : null
  return list ?? find(path)
}

/**
 * Fetches the files of a screen all at once, where an import alone finds those that a file imports when that file is there. The code runs
 * when it is imported.
 */
export function fetchCodeOfScreen(path: string, query: string): void {
  const template = screenTemplate('code', path, query)
  // Moved out of the template, so that once is enough.
  if (template) document.head.append(template.content)
}
