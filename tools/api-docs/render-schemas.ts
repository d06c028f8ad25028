/** Renders the schemas: each object with its fields, then all simple values in one table. */
import { html, type Fragment } from './html.ts'
import { blocks, inline } from './markdown.ts'
import { nameOf, resolve, type OpenApiDocument, type Schema } from './openapi-document.ts'
import { exampleWords, schemaLink, schemaWords } from './schema-words.ts'

export function renderSchemas(document: OpenApiDocument): Fragment {
  const schemas = Object.entries(document.components.schemas)
  const objects = schemas.filter(([, schema]) => resolve(document, schema).properties)
  const simple = schemas.filter(([, schema]) => !resolve(document, schema).properties)
  return html`<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
<p>What travels. A field is needed unless it is marked as optional.</p>
${objects.map(([name, schema]) => renderObject(document, name, schema))}
<h3 id="simple-values">Simple values</h3>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${simple.map(([name, schema]) => html`<tr id="schema-${name}"><th scope="row">${name}</th><td>${meaning(document, schema)}</td></tr>
`)}</tbody>
</table>
</section>
`
}

/** The fields of an object as a table. */
export function fieldsTable(document: OpenApiDocument, schema: Schema): Fragment {
  const { properties = {}, required = [] } = resolve(document, schema)
  return html`<table>
<thead><tr><th scope="col">Field</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${Object.entries(properties).map(([name, field]) => html`<tr><th scope="row"><code>${name}</code>${required.includes(name) ? null : html`<small>optional</small>`}</th><td>${meaning(document, field)}</td></tr>
`)}</tbody>
</table>
`
}

/** The description, type and examples of a value. */
function meaning(document: OpenApiDocument, schema: Schema): Fragment {
  const target = resolve(document, schema)
  const description = schema.description ?? target.description
  return html`${description ? html`<p>${inline(description)}</p>` : null}<p class="kind">${schemaWords(document, schema)}</p>${
    target.properties || !target.examples ? null : html`<p class="kind">For example ${exampleWords(target)}</p>`
  }`
}

function renderObject(document: OpenApiDocument, name: string, schema: Schema): Fragment {
  const alias = schema.$ref ? html`<p>The same as ${schemaLink(nameOf(schema.$ref))}.</p>` : null
  return html`<article class="card" id="schema-${name}" aria-labelledby="schema-${name}-title">
<h3 id="schema-${name}-title"><a href="#schema-${name}">${name}</a></h3>
${schema.description ? blocks(schema.description) : null}
${alias ?? fieldsTable(document, schema)}</article>
`
}
