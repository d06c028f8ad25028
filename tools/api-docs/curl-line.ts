/** The `curl` command for an operation, with the examples of the contract as values. */
import { resolve, type Call, type Example, type OpenApiDocument } from './openapi-document.ts'

/** The default address of the server. */
const localServer = 'http://127.0.0.1:3000'

export function curlLine(document: OpenApiDocument, call: Call): string {
  const method = call.method.toUpperCase()
  const body = firstExample(document, call)
  const parts = [
    'curl',
    method === 'GET' || (method === 'POST' && body) ? null : `--request ${method}`,
    call.security ? '--header "Authorization: Bearer $TOKEN"' : null,
    body ? `--json ${quoted(JSON.stringify(body.value))}` : null,
    quoted(localServer + address(document, call)),
  ]
  return parts.filter((part) => part !== null).join(' ')
}

function address(document: OpenApiDocument, call: Call): string {
  const needed = (call.parameters ?? []).map((each) => resolve(document, each)).filter((each) => each.required)
  const query = new URLSearchParams()
  let path = call.path
  for (const { name, in: place, schema } of needed) {
    const example = String(resolve(document, schema).examples?.[0])
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(example))
    if (place === 'query') query.set(name, example)
  }
  return query.size === 0 ? path : `${path}?${query}`
}

function firstExample(document: OpenApiDocument, call: Call): Example | null {
  if (!call.requestBody) return null
  const [media] = Object.values(resolve(document, call.requestBody).content)
  const [example] = Object.values(media?.examples ?? {})
  return example ? resolve<Example>(document, example) : null
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
