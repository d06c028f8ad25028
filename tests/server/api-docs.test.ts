/** The API documentation: complete, with valid links, and compatible with a strict Content-Security-Policy. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { problemTypes } from '../../domain/problems.ts'
import { curlLine } from '../../tools/api-docs/curl-line.ts'
import { callsOf, readDocument, resolve, type Call, type OpenApiDocument } from '../../tools/api-docs/openapi-document.ts'
import { wordedProblems } from '../../tools/api-docs/problem-words.ts'
import { renderApiDocs } from '../../tools/api-docs/render-api-docs.ts'
import { writeApiDocs } from '../../tools/api-docs/write-api-docs.ts'

const openapiFile = join(import.meta.dirname, '../../openapi.yaml')
const contract = readDocument(openapiFile)
const page = parsed(contract)

function parsed(document: OpenApiDocument): Document {
  return new DOMParser().parseFromString(renderApiDocs(document, wordedProblems()), 'text/html')
}

describe('the page', () => {
  it.each(callsOf(contract))('shows $operationId', ({ operationId, method, path, summary, tags }) => {
    const entry = page.getElementById(operationId)
    expect(entry?.querySelector('h3')?.textContent).toBe(summary)
    expect(entry?.querySelector('.address')?.textContent).toContain(`${method.toUpperCase()} ${path}`)
    expect(entry?.closest('section')?.querySelector('h2')?.id).toBe(`tag-${tags[0]}`)
  })

  it.each(Object.entries(contract.components.schemas))('shows the schema %s with its fields', (name, schema) => {
    const entry = page.getElementById(`schema-${name}`)
    const fields = [...(entry?.querySelectorAll('tbody th code') ?? [])].map((field) => field.textContent)
    expect(entry?.textContent).toContain(name)
    const { properties = {} } = schema.$ref ? {} : resolve(contract, schema)
    expect(fields).toEqual(Object.keys(properties))
  })

  it.each(Object.keys(problemTypes))('has an anchor and a title for the problem %s', (type) => {
    expect(page.getElementById(type)?.textContent).toContain(type)
    expect(page.getElementById(type)?.querySelector('strong')?.textContent).not.toBe('')
  })

  it('shows the first sentence of each problem', () => {
    expect(page.getElementById('unknown-city')?.textContent).toContain('There is no city "{city}".')
    expect(page.getElementById('unknown-listing')?.textContent).toContain('There is no event {id}.')
  })

  it('links only to existing anchors, and has unique ids', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1))
    expect(new Set(ids).size).toBe(ids.length)
    expect(targets.filter((target) => !ids.includes(target ?? ''))).toEqual([])
    expect(targets.length).toBeGreaterThan(ids.length)
  })

  it('has no scripts, no inline styles, and no resources of other origins', () => {
    expect(page.querySelectorAll('script, style, iframe, object, base')).toHaveLength(0)
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    expect(attributes.filter(({ name }) => name === 'style' || name.startsWith('on'))).toEqual([])
    const loaded = attributes.filter(({ name }) => name === 'src' || name === 'href').map(({ value }) => value)
    expect(loaded.filter((address) => !/^[/#](?!\/)/.test(address))).toEqual([])
  })

  it('shows the required role', () => {
    const caller = (operationId: string) => page.getElementById(operationId)?.querySelector('.caller')?.textContent
    expect([caller('listApprovedShops'), caller('createShop'), caller('approveShop')]).toEqual([
      'Everybody', 'Signed-in members', 'Moderators and administrators',
    ])
  })
})

describe('text with markup', () => {
  const markup = `<img src=x onerror=alert(1)>"'&<script>alert(2)</script>`
  const documentWithMarkup = JSON.parse(
    JSON.stringify(contract, (key, value: unknown) => (typeof value === 'string' && !structuralKeys.has(key) ? value + markup : value)),
  ) as OpenApiDocument
  const result = parsed(documentWithMarkup)

  it('is escaped', () => {
    expect(result.querySelectorAll('img, script')).toHaveLength(0)
    expect(result.querySelector('h1')?.textContent).toBe(contract.info.title + markup)
    expect(result.querySelector('#createShop h3')?.textContent).toContain(markup)
    expect(result.querySelector('#createShop details code')?.textContent).toContain('onerror=alert(1)')
    expect(result.querySelector('meta[name=description]')?.getAttribute('content')).toContain(markup)
  })
})

describe('the curl command', () => {
  const call = (operationId: string) => callsOf(contract).find((each) => each.operationId === operationId) as Call
  const words = (line: string) =>
    execFileSync('sh', ['-c', line.replace('curl', String.raw`printf '%s\n'`)], { env: { TOKEN: 'secret' } }).toString().trimEnd().split('\n')

  it('contains the required parameters and headers', () => {
    expect(words(curlLine(contract, call('confirmEmail')))).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/api\/email-verification\/confirm\?token=\w/),
    ])
    expect(words(curlLine(contract, call('approveDine')))).toEqual([
      '--request', 'PUT', '--header', 'Authorization: Bearer secret', 'http://127.0.0.1:3000/api/dine/42/approve',
    ])
  })

  it('sends the body unchanged, with its special characters quoted', () => {
    const value = { message: `It's $HOME, "quoted" \\ and \`ticked\`` }
    const body = { content: { 'application/json': { schema: {}, examples: { one: { value } } } } }
    const [flag, sent] = words(curlLine(contract, { ...call('sendContactMessage'), requestBody: body }))
    expect([flag, JSON.parse(sent ?? '')]).toEqual(['--json', value])
  })
})

describe('the written files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-docs-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  writeApiDocs(openapiFile, folder, problemTypes)

  it('are the page, the contract, and a style sheet with its resources', () => {
    const css = readFileSync(join(folder, 'docs.css'), 'utf8')
    const named = [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, name = '']) => name)
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(renderApiDocs(contract, problemTypes))
    expect(readFileSync(join(folder, 'openapi.yaml'))).toEqual(readFileSync(openapiFile))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => name.includes('/') || !existsSync(join(folder, name)))).toEqual([])
    expect(css).not.toMatch(/@import/)
  })
})

/** Keys whose values determine the structure of the page and are not shown; they stay unchanged. */
const structuralKeys = new Set(['$ref', 'operationId', 'in', 'type', 'format', 'x-role'])
