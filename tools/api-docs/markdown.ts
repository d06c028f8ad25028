/** The subset of Markdown that the descriptions of the contract use: paragraphs, `## headings`, `code` and [links](#to). */
import { escaped, Html, html, type Fragment } from './html.ts'

/** Renders headings as h2, each with an id as a link target. */
export function blocks(markdown: string): Fragment[] {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const heading = /^## (.+)$/.exec(block)?.[1]
      return heading ? html`<h2 id="${slug(heading)}">${inline(heading)}</h2>` : html`<p>${inline(block)}</p>`
    })
}

/** Renders inline text. */
export function inline(markdown: string): Html {
  const marked = escaped(markdown.trim())
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((#[\w-]+)\)/g, '<a href="$2">$1</a>')
  return new Html(marked)
}

/** The headings of a text, for a table of contents. */
export function headings(markdown: string): { readonly id: string; readonly title: string }[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({ id: slug(title), title }))
}

function slug(heading: string): string {
  return `about-${heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}
