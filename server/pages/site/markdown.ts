/**
 * Reads a safe subset of Markdown and writes it as HTML: headings, paragraphs, lists, emphasis and links. The package only tells the
 * parts of a text; every element is written here, so that a text can have no others. What is not in the subset is shown as it is written.
 */
import { Marked, type Token, type TokenizerExtension, type Tokens } from 'marked'
import { escapeMarkup as escaped } from '../../feeds/markup.ts'

/** What stands for a name in braces, such as `{product}`. */
export interface MarkdownValue {
  readonly text: string
  /** Where it leads. */
  readonly address?: string
}

export type MarkdownValues = Readonly<Record<string, MarkdownValue>>

/** What operators have still to write: `[[name of the operator]]`. */
const gap: TokenizerExtension = {
  name: 'gap',
  level: 'inline',
  start: (source) => indexIn(source, '[['),
  tokenizer: (source) => named('gap', /^\[\[([^[\]\n]+)\]\]/.exec(source)),
}

const value: TokenizerExtension = {
  name: 'value',
  level: 'inline',
  start: (source) => indexIn(source, '{'),
  tokenizer: (source) => named('value', /^\{([a-z]+(?:-[a-z]+)*)\}/.exec(source)),
}

function indexIn(source: string, text: string): number | undefined {
  const index = source.indexOf(text)
  return index < 0 ? undefined : index
}

function named(type: 'gap' | 'value', match: RegExpExecArray | null): Tokens.Generic | undefined {
  const [raw, name] = match ?? []
  return raw === undefined ? undefined : { type, raw, name }
}

const reader = new Marked({ gfm: false, extensions: [gap, value] })

/** The parts of a text. */
export function readMarkdown(text: string): Token[] {
  return reader.lexer(text)
}

/** The names of the gaps or of the values in these parts, each once, in their order. */
export function namesIn(tokens: Token[], type: 'gap' | 'value'): readonly string[] {
  const names = new Set<string>()
  void reader.walkTokens(tokens, (token) => {
    if (token.type === type) names.add(nameOf(token))
  })
  return [...names]
}

/** Their text without any markup. */
export function plainText(tokens: readonly Token[], values: MarkdownValues): string {
  return tokens.map((token) => {
    if (token.type === 'gap') return shownGap(token)
    if (token.type === 'value') return values[nameOf(token)]?.text ?? token.raw
    if ('tokens' in token && token.tokens) return plainText(token.tokens, values)
    return token.type === 'br' ? ' ' : textOf(token)
  }).join('')
}

/** The elements that these blocks become. A name without a value stays in its braces. */
export function blocksOf(tokens: readonly Token[], values: MarkdownValues): string {
  return tokens.map((token) => blockOf(token, values)).filter((block) => block !== '').join('\n')
}

function blockOf(token: Token, values: MarkdownValues): string {
  switch (token.type) {
    case 'space': return ''
    case 'heading': return `<h${(token as Tokens.Heading).depth}>${inlineOf(token, values)}</h${(token as Tokens.Heading).depth}>`
    case 'paragraph': return `<p>${inlineOf(token, values)}</p>`
    case 'text': return inlineOf(token, values)
    case 'list': return listOf(token as Tokens.List, values)
    default: return `<p>${escaped(token.raw.trim())}</p>`
  }
}

function listOf({ ordered, start, items }: Tokens.List, values: MarkdownValues): string {
  const name = ordered ? 'ol' : 'ul'
  const first = ordered && typeof start === 'number' && start !== 1 ? ` start="${start}"` : ''
  return `<${name}${first}>\n${items.map(({ tokens }) => `<li>${blocksOf(tokens, values)}</li>`).join('\n')}\n</${name}>`
}

/** What a token contains; without further tokens, its own text. */
function inlineOf(token: Token, values: MarkdownValues): string {
  const { tokens } = token as Tokens.Generic
  return tokens ? tokens.map((each) => partOf(each, values)).join('') : escaped(textOf(token))
}

function partOf(token: Token, values: MarkdownValues): string {
  switch (token.type) {
    case 'text': return inlineOf(token, values)
    case 'escape': return escaped(textOf(token))
    case 'strong': return `<strong>${inlineOf(token, values)}</strong>`
    case 'em': return `<em>${inlineOf(token, values)}</em>`
    case 'br': return '<br>'
    case 'link': return linkTo((token as Tokens.Link).href, inlineOf(token, values), token.raw)
    case 'gap': return `<mark>${escaped(shownGap(token))}</mark>`
    case 'value': return valueOf(values[nameOf(token)], token.raw)
    default: return escaped(token.raw)
  }
}

const allowedProtocols = ['http:', 'https:', 'mailto:']

/** Links to other kinds of addresses are shown as they are written. A relative address is one of the site. */
function linkTo(address: string, html: string, written: string): string {
  const base = 'https://site.invalid'
  const isAllowed = URL.canParse(address, base) && allowedProtocols.includes(new URL(address, base).protocol)
  return isAllowed ? `<a href="${escaped(address)}">${html}</a>` : escaped(written)
}

function valueOf(found: MarkdownValue | undefined, written: string): string {
  if (!found) return escaped(written)
  return found.address === undefined ? escaped(found.text) : `<a href="${escaped(found.address)}">${escaped(found.text)}</a>`
}

/** In brackets, so that it is seen without colours. */
function shownGap(token: Token): string {
  return `[${nameOf(token)}]`
}

function nameOf(token: Token): string {
  return String((token as Tokens.Generic)['name'])
}

function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw
}
