/** The parts of the page that the build or the server writes and that the web app and its service worker read. */

/** The id of the element that contains the configuration as JSON. Only the server of this project writes it. */
export const configurationElement = 'configuration'

/** The attribute of the root element that names the scripts of the app. The names contain a hash of the content. */
export const scriptsAttribute = 'data-scripts'

/** The name of the template whose links lead to the code that the service worker fetches ahead. */
export const codeAheadTemplate = 'public'

/** The attributes of the sentence, in the page of a listing or of lists, that says that a copy is shown. */
export const hiddenCopySentence = 'data-copy hidden'

/** Such a page as a copy, which says so. */
export function shownCopy(html: string): string {
  return html.replace(hiddenCopySentence, 'data-copy')
}

/** The scripts that a page of this site names, which differ from release to release; null for any other document. */
export function releaseOf(html: string): string | null {
  return new RegExp(` ${scriptsAttribute}="(\\./assets/[^"]+)"`).exec(html)?.[1] ?? null
}
