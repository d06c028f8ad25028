/** Renders the table of contents, grouped by tag. */
import { html, type Fragment } from './html.ts'
import { headings } from './markdown.ts'
import { callsOf, type OpenApiDocument } from './openapi-document.ts'

/** Rendered twice: beside the page for wide screens and collapsed above it for phones. The style sheet shows one. */
export function renderContents(document: OpenApiDocument): Fragment {
  const list = contentsList(document)
  return html`<details class="contents-folded"><summary>Contents</summary>
<nav aria-label="Contents, folded">${list}</nav>
</details>
<nav class="contents-beside" aria-label="Contents">${list}</nav>
`
}

function contentsList(document: OpenApiDocument): Fragment {
  const calls = callsOf(document)
  return html`<ul class="contents">
${headings(document.info.description).map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>
`)}${document.tags.map(({ name }) => html`<li><a href="#tag-${name}">${name}</a>
<ul class="contents">
${calls.filter((call) => call.tags.includes(name)).map(({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>
`)}</ul></li>
`)}<li><a href="#problems">Problems</a></li>
<li><a href="#schemas">Schemas</a></li>
</ul>`
}
