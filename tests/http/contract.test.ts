/** The contract: complete, consistent, and matching the generated types. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import { describe, expect, it } from 'vitest'
import { listingTypes } from '../../domain/listing/listing.ts'
import { problemTypes } from '../../domain/problems.ts'
import { tagsOf } from '../../domain/listing/tags.ts'
import { callsOf, readDocument, resolve, type Response } from '../../tools/api-docs/openapi-document.ts'
import { examplesOf } from '../support/calls/contract-examples.ts'
import { specifiedCalls } from '../support/calls/specified-calls.ts'

const file = new URL('../../openapi.yaml', import.meta.url)
const document = readDocument(file)
const calls = callsOf(document)
const problem = { $ref: '#/components/responses/Problem' }

/** Search and calendar answer with an object, which has its numbers. */
function isPagedList({ parameters = [], responses }: (typeof calls)[number]): boolean {
  const { content } = resolve<Response>(document, responses['200'] ?? problem)
  const schema = resolve(document, content?.['application/json']?.schema ?? {})
  return schema.type === 'array' && parameters.some((parameter) => resolve(document, parameter).name === 'page')
}

describe('the generated types', () => {
  it('match the contract', async () => {
    const generated = COMMENT_HEADER + astToString(await openapiTS(file))
    expect(readFileSync(new URL('../../contract/openapi.ts', import.meta.url), 'utf8')).toBe(generated)
  })
})

describe('the lint of the contract', () => {
  it('finds no problems', () => {
    const cli = ['node_modules/@redocly/cli/bin/cli.js', 'lint', 'openapi.yaml', '--format=json']
    const printed = execFileSync(process.execPath, cli, { cwd: join(import.meta.dirname, '../..'), stdio: 'pipe' })
    expect(JSON.parse(printed.toString())).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] })
  })
})

describe('every call of the specification, section 7', () => {
  it.each(specifiedCalls)('$method $path is as specified', ({ method, path, fields, query, role, answer }) => {
    const call = calls.find((candidate) => candidate.method === method && candidate.path === path)
    expect(call).toBeDefined()
    if (!call) return
    const body = call.requestBody && resolve(document, call.requestBody)
    const schema = body && resolve(document, body.content['application/json']?.schema ?? {})
    const parameters = (call.parameters ?? []).map((parameter) => resolve(document, parameter))
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining([...fields]))
    // A client that knows nothing else sends no body where none is specified.
    expect(schema !== undefined && body?.required !== false).toBe(fields.length > 0)
    expect(parameters.filter((each) => each.in === 'query' && each.required).map((each) => each.name)).toEqual(query)
    expect(call['x-role'] ?? null).toBe(role)
    expect(Object.keys(resolve<Response>(document, call.responses['200'] ?? problem).content ?? {})).toEqual([answer])
  })
})

describe('every body of a listing', () => {
  it('has the fields of all types, so that a client can send the same fields whatever the type', () => {
    const fieldsOf = ({ requestBody }: Pick<(typeof calls)[number], 'requestBody'>) => {
      const body = requestBody && resolve(document, requestBody)
      return Object.keys(resolve(document, body?.content['application/json']?.schema ?? {}).properties ?? {})
    }
    const all = fieldsOf({ requestBody: { $ref: '#/components/requestBodies/OwnListingInput' } })
    const bodies = calls.map(fieldsOf).filter((fields) => fields.includes('translatedTitle'))
    expect(bodies.length).toBe(2 * listingTypes.length + 1)
    for (const fields of bodies) expect(fields).toEqual(expect.arrayContaining(all))
  })
})

/** What logins answer to whoever is not let in. */
const logins: Readonly<Record<string, readonly string[]>> = { login: ['401', '403'], logInWithPasskey: ['403'] }

describe('every operation', () => {
  it('has a unique operationId', () => {
    const names = calls.map((call) => call.operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  const headersOfLists = ['X-Total-Count', 'X-Total-Capped', 'Link']

  it.each(calls.filter(isPagedList))('$operationId has the headers of a list with pages', ({ responses }) => {
    const { headers = {} } = resolve<Response>(document, responses['200'] ?? problem)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(headersOfLists))
  })

  it.each(calls)('$operationId has a description and examples', (call) => {
    expect(call.summary).not.toBe('')
    expect(call.description).not.toBe('')
    expect(document.tags.map((tag) => tag.name)).toContain(call.tags[0])
    const bodies = [call.requestBody, call.responses['200']].filter((body) => body !== undefined)
    for (const { content = {} } of bodies.map((body) => resolve(document, body))) {
      for (const media of Object.values(content)) expect(Object.keys(media.examples ?? {})).not.toEqual([])
    }
  })

  it.each(calls)('$operationId has the shared problem response for each failure', ({ responses }) => {
    const failures = Object.entries(responses).filter(([status]) => status !== '200' && status !== '304')
    expect(failures.map(([status]) => status)).toContain('default')
    for (const [, response] of failures) expect(response).toEqual(problem)
  })

  it.each(calls)('$operationId lists the failures that its input can cause', (call) => {
    const statuses = Object.keys(call.responses)
    if (call.parameters?.some((each) => resolve(document, each).in !== 'header')) expect(statuses).toContain('400')
    if (call.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']))
    if (call.path.includes('{id}')) expect(statuses).toContain('404')
    const isAuthenticated = call.security !== undefined
    const refusals: readonly string[] = isAuthenticated ? ['401', '403'] : (logins[call.operationId] ?? [])
    expect(statuses.filter((status) => ['401', '403'].includes(status))).toEqual(refusals)
    expect(call.security !== undefined).toBe(call['x-role'] !== undefined)
  })
})

describe('every example', () => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addSchema(document, 'contract')

  it.each(examplesOf(document))('$pointer matches its schema', ({ schemaPointer, value }) => {
    const validate = ajv.getSchema(`contract#${schemaPointer}`)
    expect(validate).toBeDefined()
    expect(validate?.(value) === true ? [] : validate?.errors).toEqual([])
  })
})

describe('the descriptions of rules in the contract', () => {
  it.each(listingTypes)('list the whole vocabulary of %s', (type) => {
    expect(document.components.schemas['TagName']?.description).toContain(`: ${tagsOf(type).join(', ')}.\n`)
  })

  it('show only problem types of the domain', () => {
    const types = examplesOf(document).flatMap(({ value }) => [value, (value as { type?: unknown } | null)?.type])
    const shown = types.filter((type) => typeof type === 'string' && type.startsWith('/docs#'))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((type) => !Object.keys(problemTypes).some((known) => type === `/docs#${known}`))).toEqual([])
  })
})

describe('every schema', () => {
  it.each(Object.entries(document.components.schemas))('%s has a description, and so have its properties', (_name, schema) => {
    expect(schema.description).toBeTruthy()
    for (const property of Object.values(schema.properties ?? {})) {
      expect(property.description ?? resolve(document, property).description).toBeTruthy()
    }
  })

  it('of a request body limits each string and array', () => {
    const inputs = calls.flatMap((call) => (call.requestBody ? [resolve(document, call.requestBody)] : []))
    const schemas = inputs.map((body) => resolve(document, body.content['application/json']?.schema ?? {}))
    const fields = schemas.flatMap(({ properties = {} }) => Object.values(properties))
    const open = fields.map((field) => resolve(document, field)).filter(({ type = [], maxLength, pattern, maxItems, enum: values }) => {
      const kinds = typeof type === 'string' ? [type] : type
      const isOpenText = kinds.includes('string') && !values && maxLength === undefined && !pattern?.endsWith('$')
      return isOpenText || (kinds.includes('array') && maxItems === undefined)
    })
    expect(open).toEqual([])
  })
})
