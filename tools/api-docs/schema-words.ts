/** Describes a schema in words: its type and its bounds. */
import { html, joined, type Fragment } from './html.ts'
import { nameOf, resolve, type OpenApiDocument, type Schema } from './openapi-document.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'text', integer: 'whole number', number: 'number', boolean: 'true or false', object: 'object', null: 'null',
}

const formats: Readonly<Record<string, string>> = {
  date: 'day', email: 'email address', uri: 'address on the web', 'uri-reference': 'address, absolute or relative',
  password: 'secret text',
}

/** The type and bounds of a value; for an object, a link to its schema. */
export function schemaWords(document: OpenApiDocument, schema: Schema): Fragment {
  const target = resolve(document, schema)
  if (schema.$ref && target.properties) return schemaLink(nameOf(schema.$ref))
  const kind = target.items ? html`list of ${schemaWords(document, target.items)}` : kindWords(target)
  return joined([kind, ...boundWords(target)], target.items ? '; ' : ', ')
}

/** A link to the schema on the page. */
export function schemaLink(name: string): Fragment {
  return html`<a href="#schema-${name}">${name}</a>`
}

/** Examples of a value, as code. */
export function exampleWords({ examples = [] }: Schema): Fragment {
  return joined(examples.map((example) => html`<code>${JSON.stringify(example)}</code>`), ' or ')
}

function kindWords({ type = [], format = '', enum: allowed }: Schema): Fragment {
  const types = typeof type === 'string' ? [type] : type
  if (allowed) return html`one of ${codes(allowed)}`
  const words = types.map((each) => (each === 'string' ? (formats[format] ?? 'text') : (kinds[each] ?? each)))
  return words.length === 0 ? 'anything' : words.join(' or ')
}

function boundWords(schema: Schema): Fragment[] {
  return [
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, ' entries'),
    range(schema.minProperties, schema.maxProperties, ' of its fields'),
    schema.const === undefined ? null : html`always <code>${JSON.stringify(schema.const)}</code>`,
    schema.pattern === undefined ? null : html`pattern <code>${schema.pattern}</code>`,
    schema.default === undefined ? null : html`<code>${JSON.stringify(schema.default)}</code> when left out`,
  ].filter((words) => words !== null)
}

function range(least: number | undefined, most: number | undefined, unit: string): string | null {
  if (least === undefined && most === undefined) return null
  if (least === undefined) return `at most ${most}${unit}`
  if (most === undefined) return `at least ${least}${unit}`
  return least === most ? `exactly ${least}${unit}` : `${least} to ${most}${unit}`
}

function codes(values: readonly unknown[]): Fragment {
  return joined(values.map((value) => html`<code>${String(value)}</code>`), ', ')
}
