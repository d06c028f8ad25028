/** Types for the parts of OpenAPI 3.1 that the contract uses, and functions that read them. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { composed } from '../../server/http/contract/references.ts'

export interface Reference {
  readonly $ref: string
  readonly description?: string
}

export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly pattern?: string
  /** What a text is, as `cleanText` is told. */
  readonly 'x-text'?: 'line' | 'lines' | 'name'
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly allOf?: readonly Schema[]
}

export interface Example {
  readonly summary?: string
  readonly value: unknown
}

export interface MediaType {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, Example | Reference>>
}

export interface Header {
  readonly description: string
  readonly required?: boolean
  readonly schema: Schema
}

export interface Parameter extends Header {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
}

export interface RequestBody {
  readonly description?: string
  readonly required?: boolean
  readonly content: Readonly<Record<string, MediaType>>
}

export interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, Header | Reference>>
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface Operation {
  readonly tags: readonly string[]
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security?: readonly object[]
  readonly 'x-role'?: string
  readonly 'x-static'?: boolean
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: RequestBody | Reference
  readonly responses: Readonly<Record<string, Response | Reference>>
}

export const methods = ['get', 'post', 'put', 'delete'] as const

export type Method = (typeof methods)[number]

export type PathItem = Readonly<Partial<Record<Method, Operation>>> & {
  readonly parameters?: readonly (Parameter | Reference)[]
}

export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly summary: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly securitySchemes: Readonly<Record<string, { readonly description: string }>>
  }
}

/** An operation with its method and path; its parameters include those of the path. */
export interface Call extends Operation {
  readonly method: Method
  readonly path: string
}

export function readDocument(file: string | URL): OpenApiDocument {
  return parse(readFileSync(file, 'utf8')) as OpenApiDocument
}

/** All operations, in the order of the document. */
export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return [{ ...operation, method, path, parameters }]
    }),
  )
}

/** Returns the target of a reference, a schema with `allOf` as the one object that it describes, and any other value unchanged. */
export function resolve<T extends object>(document: OpenApiDocument, value: T | Reference): T {
  if ('allOf' in value) {
    const allOf = (value.allOf as readonly Schema[]).map((part) => resolve(document, part))
    return composed({ ...value, allOf } as unknown as T)
  }
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  let found: unknown = document
  for (const step of value.$ref.replace('#/', '').split('/')) {
    found = (found as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  if (found === undefined) throw new Error(`${value.$ref} points at nothing.`)
  return resolve(document, found as T | Reference)
}

/** The last part of a reference: the name of the component. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}
