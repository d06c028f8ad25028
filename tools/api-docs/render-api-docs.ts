/** The documentation of the API as one static page: no script, no inline style, links only within the page. */
import { html, type Fragment } from './html.ts'
import { blocks, inline } from './markdown.ts'
import { callsOf, type OpenApiDocument } from './openapi-document.ts'
import { renderContents } from './render-contents.ts'
import { renderOperation } from './render-operation.ts'
import { problemStatuses, renderProblems, type ProblemKinds } from './render-problems.ts'
import { renderSchemas } from './render-schemas.ts'

export function renderApiDocs(document: OpenApiDocument, problems: ProblemKinds): string {
  const { title, version, summary, description } = document.info
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${summary}">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<a class="skip visually-hidden" href="#content">Skip to the content</a>
<header class="top"><a class="brand" href="/docs">${title}</a> <a href="/docs/openapi.yaml">openapi.yaml</a> <a href="/">The site</a></header>
<div class="page">
${renderContents(document)}<main id="content">
<h1>${title}</h1>
<p class="lead">${summary} <span class="version">Version ${version}</span></p>
${blocks(description)}
${document.tags.map((tag) => renderTag(document, tag, problemStatuses(problems)))}${renderProblems(problems)}${renderSchemas(document)}</main>
</div>
</body>
</html>
`.text
}

function renderTag(document: OpenApiDocument, tag: OpenApiDocument['tags'][number], statuses: ReadonlySet<string>): Fragment {
  const calls = callsOf(document).filter((call) => call.tags.includes(tag.name))
  return html`<section aria-labelledby="tag-${tag.name}">
<h2 id="tag-${tag.name}">${tag.name}</h2>
<p>${inline(tag.description)}</p>
${calls.map((call) => renderOperation(document, call, statuses))}</section>
`
}
