/** A request for each operation of the contract, built from the examples of the contract. */
import type { Operation, Parameter } from '../../../server/http/contract/contract.ts'
import { callsOf, readDocument, resolve } from '../../../tools/api-docs/openapi-document.ts'

export interface ContractRequest {
  readonly method: Operation['method']
  readonly url: string
  /** Absent if the operation has no body. */
  readonly payload?: string
  readonly headers: Readonly<Record<string, string>>
}

const document = readDocument(new URL('../../../openapi.yaml', import.meta.url))

const bodies = new Map(callsOf(document).map((call) => [call.operationId, firstBody(call.requestBody)]))

/** Has all required parameters; `id` is used for each path parameter. */
export function requestOf({ id: operation, method, path, parameters }: Operation, id: number): ContractRequest {
  const query = parameters.filter(({ in: place, required }) => place === 'query' && required)
  const pairs = query.map((parameter) => [parameter.name, String(exampleOf(parameter))])
  const body = bodies.get(operation)
  return {
    method,
    url: `${path.replace('{id}', String(id))}?${new URLSearchParams(pairs)}`,
    headers: { 'accept': 'application/json', 'content-type': 'application/json' },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  }
}

function exampleOf({ name, schema }: Parameter): unknown {
  const [example] = (schema.examples ?? []) as readonly unknown[]
  if (example === undefined) throw new Error(`The parameter ${name} has no example.`)
  return example
}

function firstBody(requestBody: ReturnType<typeof callsOf>[number]['requestBody']): unknown {
  const media = requestBody && resolve(document, requestBody).content['application/json']
  const [example] = Object.values(media?.examples ?? {})
  return example && resolve(document, example).value
}
