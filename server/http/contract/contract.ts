/** Reads the operations of the contract, with references resolved. */
import { readFile } from 'node:fs/promises'
import type { Caller } from '../../operations/handler.ts'
import { createDereference, type Dereference } from './references.ts'

/** A JSON schema without references. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly items?: Schema
  readonly [keyword: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

export interface Operation {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters as `{id}`. */
  readonly path: string
  /** The minimum role of the caller; null: no session needed. */
  readonly role: Caller['role'] | null
  /** Whether the caller has to have logged in a short time ago. */
  readonly needsFreshLogin: boolean
  readonly isFile: boolean
  /** Whether a GET has side effects, so that it gets no HEAD route. */
  readonly changesState: boolean
  /** Whether it can answer with 304. */
  readonly isRevalidated: boolean
  /** Whether such an answer is the same for all callers, so that it can be stored. */
  readonly isStored: boolean
  /** Whether it only reads, for anybody: readers, networks and newsletters add parameters of their own to its address. */
  readonly isPublicRead: boolean
  /** Whether its answer is the same for all callers until the server restarts. */
  readonly isConstant: boolean
  /** What its answer depends on beside the request and the stored listings. */
  readonly dependsOn: readonly ('site-address' | 'day')[]
  /** Whether scripts of any origin may read its answer. */
  readonly isForAnyOrigin: boolean
  readonly parameters: readonly Parameter[]
  /** Null if the operation takes no body. */
  readonly bodySchema: Schema | null
  /** Whether a request without a body is answered too. */
  readonly isBodyOptional: boolean
  readonly answer: { readonly mediaType: string; readonly schema: Schema }
}

interface Description {
  readonly operationId: string
  readonly security?: readonly object[]
  readonly 'x-role'?: Caller['role']
  readonly 'x-fresh-login'?: boolean
  readonly 'x-static'?: boolean
  readonly 'x-changes-state'?: boolean
  readonly 'x-constant'?: boolean
  readonly 'x-depends-on'?: Operation['dependsOn']
  readonly 'x-any-origin'?: boolean
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Media; readonly required?: boolean }
  readonly responses: Readonly<Record<string, { readonly content?: Media }>>
}

type Media = Readonly<Record<string, { readonly schema: Schema }>>

type Path = Readonly<Partial<Record<(typeof methods)[number], Description>>> & { readonly parameters?: readonly Parameter[] }

const methods = ['get', 'post', 'put', 'delete'] as const

/** Reads an OpenAPI document in JSON or YAML; keeps the order of the operations. */
export async function readContract(file: string): Promise<Operation[]> {
  const text = await readFile(file, 'utf8')
  // The build writes JSON: loading the YAML parser costs 0.1 s and 25 MB at every start.
  return operationsOf(file.endsWith('.json') ? JSON.parse(text) : (await import('yaml')).parse(text))
}

export function operationsOf(document: unknown): Operation[] {
  const dereference = createDereference(document)
  const { paths } = document as { paths: Readonly<Record<string, Path>> }
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const description = item[method]
      return description ? [operationOf(path, method, description, item.parameters ?? [], dereference)] : []
    }),
  )
}

function operationOf(
  path: string,
  method: (typeof methods)[number],
  description: Description,
  shared: readonly Parameter[],
  dereference: Dereference,
): Operation {
  const { operationId, security = [], parameters = [], requestBody, responses } = description
  const declared = requestBody && dereference(requestBody)
  const body = declared?.content['application/json']
  const [mediaType, media] = Object.entries(dereference(responses['200'] ?? {}).content ?? {})[0] ?? []
  if (!mediaType || !media) throw new Error(`The contract says no body for the success of ${operationId}.`)
  return {
    id: operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    role: security.length > 0 ? (description['x-role'] ?? 'ROLE_USER') : null,
    needsFreshLogin: description['x-fresh-login'] === true,
    isFile: description['x-static'] === true,
    changesState: description['x-changes-state'] === true,
    isRevalidated: responses['304'] !== undefined,
    isStored: responses['304'] !== undefined && security.length === 0,
    isPublicRead: method === 'get' && security.length === 0 && description['x-changes-state'] !== true,
    isConstant: description['x-constant'] === true,
    dependsOn: description['x-depends-on'] ?? [],
    isForAnyOrigin: description['x-any-origin'] === true,
    parameters: dereference([...shared, ...parameters]),
    bodySchema: body?.schema ?? null,
    isBodyOptional: declared?.required === false,
    answer: { mediaType, schema: media.schema },
  }
}
