/** The text of a page about the site, as the operator has written it. */
import type { Token, Tokens } from 'marked'
import type { Language } from '../../../domain/languages.ts'
import { sitePages, type SitePage } from '../../../domain/site-pages.ts'
import { blocksOf, namesIn, plainText, readMarkdown, type MarkdownValues } from './markdown.ts'

/** What a text can name in braces. */
export const valueNames = ['product', 'address', 'email', 'log-years', ...sitePages] as const

export type SiteValues = MarkdownValues & Readonly<Record<(typeof valueNames)[number], MarkdownValues[string]>>

export interface SiteText {
  /** What is still to be written, in words, each once. */
  readonly gaps: readonly string[]
  readonly title: (values: SiteValues) => string
  /** The first paragraph without markup; empty if there is none. */
  readonly summary: (values: SiteValues) => string
  /** The elements below the title. */
  readonly html: (values: SiteValues) => string
}

/** By the name of the file without its ending. */
export type SiteTexts = Readonly<Record<`${SitePage}.${Language}`, SiteText>>

/** A text that cannot be a page; the message says what to do, and begins with the verb. */
export class SiteTextError extends Error {
  override readonly name = 'SiteTextError'
}

/** Throws a SiteTextError for a text that does not begin with a title, or names an unknown value. */
export function readSiteText(markdown: string): SiteText {
  const [first, ...rest] = readMarkdown(markdown).filter(({ type }) => type !== 'space')
  if (!isTitle(first)) throw new SiteTextError('has no title: begin it with a line such as "# Terms of use".')
  const all = [first, ...rest]
  const unknown = namesIn(all, 'value').filter((name) => !valueNames.some((known) => known === name))
  if (unknown.length > 0) throw new SiteTextError(`names ${braced(unknown)}: a text can name only ${braced(valueNames)}.`)
  const paragraph = rest.find(({ type }) => type === 'paragraph') as Tokens.Paragraph | undefined
  return {
    gaps: namesIn(all, 'gap'),
    title: (values) => plainText(first.tokens, values),
    summary: (values) => plainText(paragraph?.tokens ?? [], values),
    html: (values) => blocksOf(rest, values),
  }
}

function isTitle(token: Token | undefined): token is Tokens.Heading {
  return token?.type === 'heading' && (token as Tokens.Heading).depth === 1
}

function braced(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
