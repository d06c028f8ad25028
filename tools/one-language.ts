/** The plugin of the web app's build that leaves one language in it: its messages, its names of days, and its words in `index.html`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isLanguage, type Language } from '../domain/languages.ts'
import { listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import { noFilter } from '../domain/lists/filter.ts'
import { listedFilters, listPagePath, listsPath } from '../domain/lists/list-page.ts'
import { storedNames } from '../domain/places/place-names.ts'
import { m } from '../messages/compiled/messages.js'
import { inLanguage } from '../messages/in-language.ts'
import { listTitle } from '../words/list-title.ts'
import { typeWords } from '../words/listing-types.ts'
import { root } from './run-command.ts'

export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    // Tests use the compiled messages as they are.
    apply: (_, { mode }) => mode !== 'test',
    transformIndexHtml: { order: 'pre', handler: (html) => pageIn(language, html) },
    load: (id) => {
      if (id.endsWith('/messages/compiled/runtime.js')) return `export const getLocale = () => '${language}'`
      const [, other = language] = /\/domain\/days\/date-words\.(\w+)\.ts$/.exec(id) ?? []
      return isLanguage(other) && other !== language ? `export { ${language} as ${other} } from './date-words.${language}.ts'` : null
    },
    transform: (code, id) => (/\/messages\/compiled\/messages\/(?!_index)/.test(id) ? messageIn(language, code, id) : null),
  }
}

/** What the screens of each language show first. Other servers than that of this project name cities in the default language. */
const preloads: Readonly<Record<Language, readonly string[]>> = {
  en: [fontLink('latin')],
  el: [fontLink('greek'), fontLink('latin'), '<link rel="preload" href="./greekCities.json" as="fetch" crossorigin />'],
}

function fontLink(subset: string): string {
  return `<link rel="preload" href="./src/ui/styles/fonts/commissioner-${subset}.woff2" as="font" type="font/woff2" crossorigin />`
}

/** For apps that look for the feeds of a page. */
function feedLinks(language: Language): string[] {
  const link = (format: string, type: ListingType, extension: string) =>
    `<link rel="alternate" type="${format}" title="${typeWords[type].list()}" href="./feeds/${typeRegistry[type].segment}.${extension}?lang=${language}" />`
  return inLanguage(language, () => [
    link('text/calendar', 'event', 'ics'),
    ...listingTypes.map((type) => link('application/atom+xml', type, 'atom')),
  ])
}

/** The lists that the server makes for visitors without scripts. */
function listLinks(language: Language): string[] {
  const link = (path: string, name: string) => `<li><a href=".${path}?lang=${language}">${name}</a></li>`
  return inLanguage(language, () => [
    ...listingTypes.flatMap((type) => [noFilter, ...listedFilters(type, []).times].map((filter) =>
      link(listPagePath({ type, filter, number: 1 }), listTitle(type, filter, storedNames)))),
    link(listsPath, m.lists_title()),
  ])
}

/** The page in a language: `{name}` in it is a message, or one of four other words. */
function pageIn(language: Language, html: string): string {
  const messages = JSON.parse(readFileSync(join(root, 'messages', `${language}.json`), 'utf8')) as Readonly<Record<string, unknown>>
  const words: Readonly<Record<string, unknown>> = {
    ...messages,
    language,
    preloads: preloads[language].join('\n    '),
    feeds: feedLinks(language).join('\n    '),
    lists: listLinks(language).join('\n            '),
  }
  return html.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name]
    if (typeof word !== 'string') throw new Error(`index.html names "${name}", which is no message.`)
    return word
  })
}

/** A compiled message without its other languages, and without the function around them that finds out which is wanted. */
function messageIn(language: Language, code: string, id: string): string {
  const own = code
    .replace(/^import .*runtime\.js.*$|^export const [^]*/gm, '')
    .replace(new RegExp(`^const ${language}_`, 'm'), 'export const ')
  if (!own.includes('export const ')) throw new Error(`${id} has no message in "${language}".`)
  return own
}
