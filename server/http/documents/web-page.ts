/** The page of the web app, with the name and the address of this installation. */
import { readFileSync } from 'node:fs'
import type { components } from '../../../contract/openapi.ts'
import type { Language } from '../../../domain/languages.ts'
import { configurationElement } from '../../../domain/page-elements.ts'
import { siteNavigation } from '../../pages/site/site-links.ts'
import { bestBrotliQuality, compressed } from '../answers/content-coding.ts'
import { documentHeaders } from './security-headers.ts'
import { StoredAnswer } from '../answers/stored-answer.ts'

export interface Installation {
  /** What the web app would get from `config.json`. */
  readonly configuration: components['schemas']['Configuration']
  /** Without a trailing slash; null: addresses stay relative. */
  readonly publicUrl: string | null
}

/** The product name in the built page. */
const defaultName = 'Prasino'

/** Where the web app would read the configuration from this server. */
const configurationLink = /<link rel="preload" href="\.\/config\.json"[^>]*>/

/** The web app reads the names of cities from the answers of this server, and the list only where it needs others. */
const citiesLink = /<link rel="preload" href="\.\/greekCities\.json"[^>]*>\s*/

/** The page in a language as a stored answer with these headers. */
export async function webPage(
  file: string,
  language: Language,
  installation: Installation,
  headers: Readonly<Record<string, string>>,
): Promise<StoredAnswer> {
  const html = withInstallation(readFileSync(file, 'utf8'), installation).replace('</body>', (end) => siteNavigation(language) + end)
  const page = new StoredAnswer(html, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    ...documentHeaders({ scripts: inlineTexts(html, 'script'), styles: inlineTexts(html, 'style') }),
  })
  const body = Buffer.from(html)
  const [br, gzip] = await Promise.all([compressed(body, 'br', bestBrotliQuality), compressed(body, 'gzip')])
  page.store('br', br)
  page.store('gzip', gzip)
  return page
}

/**
 * Writes the configuration for the web app, and the name and the address for search engines, link previews and browsers without
 * scripts, into the page. The web app sets the title of each screen itself. The built page contains the default name, so that it
 * can also be hosted as a static file.
 */
export function withInstallation(html: string, { configuration, publicUrl }: Installation): string {
  const name = escaped(configuration.productName)
  const named = html
    .replace(/(<title>)[^<]*(?=<\/title>)/, (_, tag: string) => tag + name)
    .replaceAll(/(<meta property="og:(?:title|site_name)" content=")[^"]*/g, (_, tag: string) => tag + name)
    .replace(/<!-- first view -->[^]*<!-- end of the first view -->/, (view) => view.replaceAll(defaultName, () => name))
    .replace(configurationLink, () => `<script type="application/json" id="${configurationElement}">${jsonInPage(configuration)}</script>`)
    .replace(citiesLink, '')
    .replace(/(<div class="without-scripts">\s*<h1>)[^<]*(?=<\/h1>)/, (_, tag: string) => tag + name)
  if (publicUrl === null) return named
  const address = escaped(publicUrl)
  return named.replace(/(<meta property="og:image" content=")\.\/([^"]*" \/>)/, (_, tag: string, rest: string) =>
    `${tag}${address}/${rest}\n    <meta property="og:url" content="${address}/" />\n    <link rel="canonical" href="${address}/" />`)
}

/** The contents of the elements without a `src`, as a browser hashes them. */
function inlineTexts(html: string, name: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, text = '']) => text)
}

/** JSON in which no text can end the element. */
function jsonInPage(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
