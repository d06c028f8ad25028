/** Every example of the contract, with the location of its schema. */
import { resolve, type Example, type OpenApiDocument, type Reference } from '../../../tools/api-docs/openapi-document.ts'

export interface ContractExample {
  readonly pointer: string
  readonly schemaPointer: string
  readonly value: unknown
}

/** A schema has a list of `examples`; a media type has named ones next to its `schema`. */
export function examplesOf(document: OpenApiDocument): ContractExample[] {
  return walk(document, '')

  function walk(node: unknown, pointer: string): ContractExample[] {
    if (typeof node !== 'object' || node === null) return []
    const found = Object.entries(node).flatMap(([key, child]) => walk(child, `${pointer}/${encode(key)}`))
    if (!('examples' in node) || pointer === '/components') return found
    if (Array.isArray(node.examples)) {
      const ofSchema = node.examples.map((value: unknown, index) => ({ pointer: `${pointer}/${index}`, schemaPointer: pointer, value }))
      return [...found, ...ofSchema]
    }
    const named = Object.entries(node.examples as Record<string, Example | Reference>).map(([name, example]) => ({
      pointer: `${pointer}/${name}`,
      schemaPointer: `${pointer}/schema`,
      value: resolve<Example>(document, example).value,
    }))
    return [...found, ...named]
  }
}

function encode(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}
