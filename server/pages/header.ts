/** The header of the documents: that of the web app, with menus that open without a script, and then for a visitor. */
import { languageNames, languages, type Language } from '../../domain/languages.ts'
import { noFilter } from '../../domain/lists/filter.ts'
import { listSearchPath } from '../../domain/lists/list-page.ts'
import { listingTypes } from '../../domain/listing/listing.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { typeWords } from '../../words/listing-types.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { logoShapes } from '../pictures/logo.ts'
import { inLanguageOf } from './in-language-of.ts'
import { listLink } from './list-link.ts'
import type { PageRequest } from './page-route.ts'

/** Call it in the language of the request. `path` is that of the document, without the language. */
export function headerOf(product: string, path: string, request: PageRequest): string {
  const { language } = request
  const links = linksOf(path, language).join('')
  const others = languages.filter((each) => each !== language).map((each) => {
    return `<a class="language" href="${text(inLanguageOf(path, each))}" lang="${each}" hreflang="${each}">${languageNames[each]}</a>`
  })
  const logo = `<svg class="logo" viewBox="0 0 32 32" aria-hidden="true">${logoShapes('currentColor', 'var(--sun)')}</svg>`
  return `<header class="header"><script>${memberScript}</script><div class="inner">
<a class="brand" href="/" translate="no">${logo}${text(product)}</a>
<div class="bar"><nav aria-label="${text(m.nav_main())}"><ul class="links">${links}</ul></nav></div>
<details class="search" name="header">${opener(m.nav_search(), searchIcon)}
${searchForm(request)}</details>
${others.join('')}
<details class="menu" name="header">${opener(m.nav_menu(), menuIcon)}
<nav aria-label="${text(m.nav_menu())}"><ul class="menu-links">${links}</ul></nav></details>
</div></header>`
}

/**
 * Shows the links of a member to who is signed in on this device. It runs before the header is drawn, so that nothing moves, and again
 * when somebody comes back from the login. The session is as the web app stores it (src/storage/session-storage.ts).
 */
export const memberScript = `{const header=document.currentScript.parentElement
const show=()=>{try{header.dataset.member=localStorage.getItem('token')!==null}catch{}}
show()
for(const type of['pageshow','storage'])addEventListener(type,show)}`

interface FormParts {
  /** Tells it from that of the header. */
  readonly name: string
  /** The words that it has at first. */
  readonly words?: string
}

/** With scripts it opens the search of the app (`public/page.js`). Call it in the language of the request. */
export function searchForm({ language }: PageRequest, parts?: FormParts): string {
  const label = parts ? ` aria-label="${text(parts.name)}"` : ''
  const field = text(m.search_field())
  return `<form role="search" action="${listSearchPath}" data-screen="/${screenAddress(paths.search)}"${label}>\
<input type="hidden" name="lang" value="${language}">\
<input type="search" name="q" value="${text(parts?.words ?? '')}" placeholder="${field}" aria-label="${field}" autocomplete="off">\
<button class="primary">${text(m.search_submit())}</button></form>`
}

/** The links of the header of the web app. */
function linksOf(presentPath: string, language: Language): string[] {
  const lists = listingTypes.map((type) => listLink(typeWords[type].list(), { type, filter: noFilter, language, presentPath }))
  return [
    `<li><a href="/">${text(m.nav_home())}</a></li>`,
    ...lists.map((link) => `<li>${link}</li>`),
    `<li data-role="account"><a href="/${screenAddress(paths.login)}">${text(m.nav_login())}</a></li>`,
    `<li data-role="own"><a href="/${screenAddress(paths.myListings)}">${text(m.own_title())}</a></li>`,
    `<li data-role="add"><a href="/${screenAddress(paths.addSomethingGreen)}">${text(m.nav_add())}</a></li>`,
  ]
}

function opener(name: string, icon: string): string {
  return `<summary class="icon" aria-label="${text(name)}"><svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" \
stroke-width="2" stroke-linecap="round" aria-hidden="true">${icon}</svg></summary>`
}

/** The icons of the web app, from Lucide. */
const searchIcon = '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'
const menuIcon = '<path d="M4 5h16M4 12h16M4 19h16"/>'
