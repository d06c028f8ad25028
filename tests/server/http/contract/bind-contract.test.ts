/** Binding a contract: the routes, the errors at the start, and reading requests. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ProblemError } from '../../../../domain/problems.ts'
import { bindContract, type AnyHandlers } from '../../../../server/http/contract/bind-contract.ts'
import { bodyLimitInBytes } from '../../../../server/http/contract/body-parsers.ts'
import { operationsOf, readContract } from '../../../../server/http/contract/contract.ts'
import { errorAnswers, setErrorHandler } from '../../../../server/http/problems/error-handler.ts'
import { ResponseCache } from '../../../../server/http/answers/response-cache.ts'
import type { LimiterOf } from '../../../../server/http/callers/limits.ts'
import type { Authenticate } from '../../../../server/http/callers/session.ts'
import { OutgoingBytes } from '../../../../server/http/answers/outgoing-bytes.ts'
import { WholeLists } from '../../../../server/http/answers/whole-lists.ts'
import { notImplemented, servedAsFile, type Caller } from '../../../../server/operations/handler.ts'
import { projectFiles } from '../../../../server/start/project-files.ts'
import { temporaryFolder } from '../../../support/runner/temporary-folder.ts'

const answered = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Seen' } } } }

/** A contract with one operation of each kind. */
const document = {
  components: {
    schemas: {
      Seen: { type: 'object', properties: { seen: {} } },
      Note: {
        type: 'object', required: ['text'], additionalProperties: false,
        properties: {
          text: { type: 'string', maxLength: 3 },
          count: { type: 'integer' },
          tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
        },
      },
      Tag: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
  },
  paths: {
    '/notes': {
      post: {
        operationId: 'createNote',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
        responses: { 200: answered },
      },
    },
    '/notes/{id}/approve': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      put: { operationId: 'approveNote', responses: { 200: answered } },
    },
    '/notes/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      put: {
        operationId: 'editNote', security: [{ session: [] }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
        responses: { 200: answered },
      },
      delete: { operationId: 'removeNote', security: [{ session: [] }], 'x-role': 'ROLE_ADMIN', responses: { 200: answered } },
    },
    '/later': { post: { operationId: 'later', responses: { 200: answered } } },
    '/file.json': { get: { operationId: 'file', 'x-static': true, responses: { 200: answered } } },
  },
}

const echo = ({ params, query, body, caller }: { params: unknown; query: unknown; body: unknown; caller: Caller | null }) => ({
  status: 200, body: { seen: { params, query, body: body ?? null, ...(caller && { caller: caller.username }) } }, headers: { 'X-Seen': 1 },
})

const handlers: AnyHandlers = {
  createNote: echo, approveNote: echo, editNote: echo, removeNote: notImplemented, later: notImplemented, file: servedAsFile,
}

const session = { session: Buffer.alloc(32), hasSecondFactor: false, loggedInAt: new Date('2026-11-21T10:00:00Z') }

/** The callers of this test, by token. */
const callers: Readonly<Record<string, Caller>> = {
  member: { id: 1, username: 'maria', role: 'ROLE_USER', ...session },
  admin: { id: 2, username: 'eleni', role: 'ROLE_ADMIN', ...session },
}

const authenticate: Authenticate = async ({ headers }) => {
  const caller = callers[headers.authorization?.replace('Bearer ', '') ?? '']
  if (!caller) throw new ProblemError({ type: 'not-signed-in' })
  return caller
}

const limiterOf: LimiterOf = () => async () => undefined

const outgoing = new OutgoingBytes()

const wholeLists = new WholeLists({ batch: (work) => work(), short: (work) => work(), long: (work) => work() })

const defaults = { publicUrl: null, defaultLanguage: 'en' } as const

async function bound(overrides: AnyHandlers = handlers): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: bodyLimitInBytes })
  setErrorHandler(app, errorAnswers({ elapsedMs: () => 0, ...defaults }))
  const cache = new ResponseCache({ readVersion: async () => 1, elapsedMs: () => 0 })
  const inTurn = <Result>(_network: string, work: () => Promise<Result>) => work()
  const tools = {
    cache, authenticate, inTurn, isSecondFactorRequired: false, limiterOf, outgoing, wholeLists, now: () => new Date(0), ...defaults,
  }
  await bindContract(app, { contract: operationsOf(document), handlers: overrides, ...tools })
  return app
}

interface Sent {
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  readonly url?: string
  readonly type?: string
  readonly payload?: string | Buffer
  readonly headers?: Record<string, string>
}

async function send({ method = 'POST', url = '/notes', type = 'application/json', payload = '', headers = {} }: Sent) {
  const app = await bound()
  const answer = await app.inject({ method, url, payload, headers: { accept: 'application/json', 'content-type': type, ...headers } })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), headers: answer.headers }
}

describe('the real contract', () => {
  it('is read completely, with all references resolved', async () => {
    const contract = await readContract(projectFiles().contract)
    expect(contract.length).toBeGreaterThan(40)
    expect(JSON.stringify(contract)).not.toContain('$ref')
    expect(contract.find(({ id }) => id === 'updateEvent')).toMatchObject({
      method: 'PUT', path: '/api/events/{id}', role: 'ROLE_MODERATOR',
      isRevalidated: false, bodySchema: { required: ['title', 'description'] },
    })
  })

  it('is the same as JSON from a build', async () => {
    const yaml = projectFiles().contract
    const json = join(await temporaryFolder(), 'openapi.json')
    writeFileSync(json, JSON.stringify(parse(readFileSync(yaml, 'utf8'))))
    expect(await readContract(json)).toEqual(await readContract(yaml))
  })
})

describe('a server whose handlers do not match its contract', () => {
  it('does not start if one is missing', async () => {
    const { createNote: _, ...others } = handlers
    await expect(bound(others)).rejects.toThrow('createNote has no handler.')
  })

  it('does not start if one is superfluous', async () => {
    await expect(bound({ ...handlers, forgotten: echo })).rejects.toThrow('forgotten is not in the contract.')
  })

  it('does not start if a file has a handler, or another operation is marked as a file', async () => {
    await expect(bound({ ...handlers, file: echo, later: servedAsFile })).rejects.toThrow(
      'later is no file. file is a file, so it takes no handler.',
    )
  })
})

describe('a body', () => {
  it('is passed to the handler, whose result is sent', async () => {
    const answer = await send({ payload: '{"text":"μια","count":2}' })
    expect(answer.body).toEqual({ seen: { params: {}, query: {}, body: { text: 'μια', count: 2 } } })
    expect(answer.headers).toMatchObject({ 'x-seen': '1', 'cache-control': 'no-store' })
  })

  it.each([
    ['', '', 'It is missing.'],
    ['[]', '', 'It must be of type object.'],
    ['null', '', 'It must be of type object.'],
    ['{}', 'text', 'It is missing.'],
    ['{"text":"four"}', 'text', 'It must be at most 3 characters long.'],
    ['{"text":1}', 'text', 'It must be of type string.'],
    ['{"text":"a","count":"2"}', 'count', 'It must be of type integer.'],
    ['{"text":"a","colour":"green"}', 'colour', 'It is not known here.'],
    ['{"text":"a","__proto__":{}}', '__proto__', 'It is not known here.'],
    ['{"text":"a","tags":[{"name":"Art"},{}]}', 'tags.1.name', 'It is missing.'],
  ])('that is invalid gets a 400 that names the field: %s', async (payload, name, detail) => {
    const answer = await send({ payload })
    expect(answer.body).toMatchObject({ type: '/docs#invalid-request', errors: [{ in: 'body', name, detail }] })
  })

  it.each([
    ['{"text":"\\u0000"}', 'text'],
    ['{"text":"a\\ud800"}', 'text'],
    ['{"text":"\\udc00\\ud800"}', 'text'],
    ['{"text":"a","tags":[{"name":"\\ud83c"}]}', 'tags.0.name'],
  ])('with invalid text gets a 400 that names the field: %s', async (payload, name) => {
    const answer = await send({ payload })
    expect(answer.body).toMatchObject({ errors: [{ in: 'body', name, detail: 'It is not correctly written.' }] })
  })

  it('with very deep nesting gets 400', async () => {
    const deep = `${'['.repeat(49_000)}${']'.repeat(49_000)}`
    expect((await send({ payload: `{"text":"a","colour":${deep}}` })).status).toBe(400)
  })

  it('has its length counted in code points', async () => {
    expect((await send({ payload: '{"text":"🌿🌿🌿"}' })).status).toBe(200)
  })

  it.each(['{', '{"text":"a"', 'text=a', '\u0000', Buffer.from([0x7b, 0xff, 0x7d])])('that is malformed JSON gets 400', async (payload) => {
    expect((await send({ payload })).body).toMatchObject({ type: '/docs#unreadable-body', status: 400 })
  })

  const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', 'application/json-seq', 'nonsense']

  it.each(otherTypes)('of another media type gets 415: %s', async (type) => {
    expect((await send({ type, payload: '{"text":"a"}' })).body).toMatchObject({ type: '/docs#unsupported-media-type', status: 415 })
  })

  it('can have a charset in its media type', async () => {
    expect((await send({ type: 'application/json; charset=utf-8', payload: '{"text":"a"}' })).status).toBe(200)
  })

  it('of more than 100 kB gets 413', async () => {
    const answer = await send({ payload: `{"text":"${'a'.repeat(100_000)}"}` })
    expect(answer.body).toMatchObject({ type: '/docs#body-too-large', detail: 'The body is larger than 100 kB.' })
  })
})

describe('an operation without a body', () => {
  it.each([
    ['application/json', ''], ['application/json', '{}'], ['application/json', '{'], ['text/plain', 'x'],
  ])('ignores a body: %s %s', async (type, payload) => {
    const answer = await send({ method: 'PUT', url: '/notes/7/approve', type, payload })
    expect(answer.body).toEqual({ seen: { params: { id: 7 }, query: {}, body: null } })
  })
})

describe('security', () => {
  it('is checked before the body is read', async () => {
    for (const payload of ['{', 'x'.repeat(200_000)]) {
      expect((await send({ method: 'PUT', url: '/notes/7', payload })).status).toBe(401)
    }
  })

  it('is followed by validation for a caller with a token', async () => {
    const headers = { authorization: 'Bearer member' }
    expect((await send({ method: 'PUT', url: '/notes/x', payload: '{}', headers })).body).toMatchObject({
      errors: [{ in: 'path', name: 'id' }, { in: 'body', name: 'text' }],
    })
  })

  it('passes the caller to the handler', async () => {
    const headers = { authorization: 'Bearer member' }
    const { body } = await send({ method: 'PUT', url: '/notes/7', payload: '{"text":"a"}', headers })
    expect(body).toMatchObject({ seen: { caller: 'maria' } })
  })

  const statuses = [['', 401], ['Bearer member', 403], ['Bearer admin', 501]] as const

  it.each(statuses)('requires the role of the contract: "%s"', async (authorization, status) => {
    expect((await send({ method: 'DELETE', url: '/notes/7', headers: { authorization }, payload: '{' })).status).toBe(status)
  })
})

describe('an operation that is not implemented', () => {
  it('responds with not-implemented before reading the body', async () => {
    const { body } = await send({ url: '/later', payload: '{' })
    expect(body).toMatchObject({ type: '/docs#not-implemented', detail: 'later is not available yet.' })
  })
})
