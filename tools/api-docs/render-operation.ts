/** Renders an operation: who can call it, parameters, body, responses, and a `curl` command. */
import { STATUS_CODES } from 'node:http'
import { curlLine } from './curl-line.ts'
import { html, joined, type Fragment } from './html.ts'
import { blocks, inline } from './markdown.ts'
import { resolve, type Call, type Example, type OpenApiDocument, type Response } from './openapi-document.ts'
import { renderParameters } from './render-parameters.ts'
import { fieldsTable } from './render-schemas.ts'
import { schemaWords } from './schema-words.ts'

const callers: Readonly<Record<string, string>> = {
  ROLE_USER: 'Signed-in members', ROLE_MODERATOR: 'Moderators and administrators', ROLE_ADMIN: 'Administrators',
}

/** `linkedStatuses` are the status codes that the list of problems has an anchor for. */
export function renderOperation(document: OpenApiDocument, call: Call, linkedStatuses: ReadonlySet<string>): Fragment {
  return html`<article class="card" id="${call.operationId}" aria-labelledby="${call.operationId}-title">
<h3 id="${call.operationId}-title"><a href="#${call.operationId}">${call.summary}</a></h3>
<p class="address"><span class="method ${call.method}">${call.method.toUpperCase()}</span> <code>${call.path}</code> <span class="caller">${callers[call['x-role'] ?? ''] ?? 'Everybody'}</span></p>
${blocks(call.description)}
${renderParameters(document, call)}${renderBody(document, call)}${renderAnswer(document, call)}${renderFailures(call, linkedStatuses)}<h4>Try it</h4>
<pre class="line"><code>${curlLine(document, call)}</code></pre>
</article>
`
}

function renderBody(document: OpenApiDocument, call: Call): Fragment {
  if (!call.requestBody) return null
  return Object.entries(resolve(document, call.requestBody).content).map(
    ([type, { schema }]) => html`<h4>Body</h4>
<p><code>${type}</code>: ${schemaWords(document, schema)}</p>
${fieldsTable(document, schema)}`,
  )
}

function renderAnswer(document: OpenApiDocument, call: Call): Fragment {
  const responses = Object.entries(call.responses).filter(([status]) => status < '400')
  return html`<h4>Answer</h4>
${responses.map(([status, response]) => renderResponse(document, status, resolve(document, response)))}`
}

function renderResponse(document: OpenApiDocument, status: string, { description, headers = {}, content = {} }: Response): Fragment {
  return html`<p><strong>${status}</strong> ${inline(description)}${Object.entries(content).map(([type, { schema }]) => html` <code>${type}</code>: ${schemaWords(document, schema)}.`)}</p>
${Object.keys(headers).length === 0 ? null : html`<ul>
${Object.entries(headers).map(([name, header]) => html`<li><code>${name}</code> ${inline(resolve(document, header).description)}</li>
`)}</ul>
`}${Object.values(content).flatMap(({ examples = {} }) => Object.entries(examples).map(([name, example]) => renderExample(name, resolve<Example>(document, example))))}`
}

function renderExample(name: string, { summary, value }: Example): Fragment {
  const shown = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return html`<details><summary>Example: ${summary ?? name}</summary>
<pre><code>${shown}</code></pre>
</details>
`
}

function renderFailures(call: Call, linkedStatuses: ReadonlySet<string>): Fragment {
  const statuses = Object.keys(call.responses).filter((status) => status >= '400' && status !== 'default')
  const words = statuses.map((status) => {
    const text = `${status} ${STATUS_CODES[status] ?? ''}`
    return linkedStatuses.has(status) ? html`<a href="#status-${status}">${text}</a>` : text
  })
  return html`<h4>Errors</h4>
<p>${joined(words, ', ')}${words.length === 0 ? 'Any' : ', and any'} other status: a <a href="#schema-Problem">problem</a>.</p>
`
}
