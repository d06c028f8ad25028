/** Renders the parameters of an operation, each with an example. */
import { html, joined, type Fragment } from './html.ts'
import { inline } from './markdown.ts'
import { resolve, type Call, type OpenApiDocument, type Parameter } from './openapi-document.ts'
import { schemaWords } from './schema-words.ts'

export function renderParameters(document: OpenApiDocument, call: Call): Fragment {
  const parameters = (call.parameters ?? []).map((parameter) => resolve(document, parameter))
  if (parameters.length === 0) return null
  return html`<h4>Parameters</h4>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${parameters.map((parameter) => renderParameter(document, parameter))}</tbody>
</table>
`
}

function renderParameter(document: OpenApiDocument, parameter: Parameter): Fragment {
  const { name, in: place, required, description, schema } = parameter
  const examples = (resolve(document, schema).examples ?? []).map((example) => html`<code>${inRequest(parameter, example)}</code>`)
  return html`<tr><th scope="row"><code>${name}</code><small>${place}${required ? ', needed' : null}</small></th><td><p>${inline(description)}</p><p class="kind">${schemaWords(document, schema)}</p><p class="kind">For example ${joined(examples, ' or ')}</p></td></tr>
`
}

function inRequest({ name, in: place }: Parameter, example: unknown): string {
  if (place === 'path') return String(example)
  if (place === 'header') return `${name}: ${String(example)}`
  return (Array.isArray(example) ? example : [example]).map((each) => `${name}=${String(each)}`).join('&')
}
