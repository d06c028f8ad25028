/** HTTP requests of any bytes: every operation and page, with any parameters, bodies, hosts and headers. */
import fc from 'fast-check'
import type { Operation } from '../../../server/http/contract/contract.ts'
import { requestOf } from './contract-requests.ts'

/** The bytes of a request, as a string of latin1. */
export type FuzzedRequest = string

const text = fc.string({ unit: 'binary', maxLength: 30 }).map(asBytes)
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND', 'FOO', '')
const number = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map(String),
  fc.constantFrom('0', '-1', '1.5', '2147483648', '9007199254740993', '1e+21'),
)
const word = fc.constantFrom(
  'Athens', 'Αθήνα', 'Cleanup', 'Vegan', 'true', 'el', 'zz', 'days', '2026-11-28', '2026-02-30', '0000-01-01', '9999-12-31', 'ka pa ma',
  '__proto__', '37.98,23.73', '900,900', '',
).map(encodeURIComponent)
const escape = fc.constantFrom('%00', '%zz', '%ff', '%E2%80%AE', '%')
const value = fc.oneof({ weight: 2, arbitrary: number }, { weight: 4, arbitrary: word }, escape, text.map(encodeURIComponent))

/** Bytes that a header may have. */
const visible = fc.array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff })), { maxLength: 30 })
  .map((bytes) => String.fromCharCode(...bytes))

const path = fc.oneof(
  fc.constantFrom(
    '/', '*', '/el.html', '/docs', '/docs/', '/events', '/sitemap.xml', '/sitemap/0.xml', '/sitemap/99.xml', '/robots.txt', '/embed',
    '/lists', '/lists/events', '/lists/shops/in/athens', '/lists/dine/tag/vegan/2', '/lists/%ff', '/sitemap/lists.xml',
    '/events/1', '/shops/2-x', '/dine/3.png', '/events/1.ics', 'http://x/api/shops/approved', '//', '/nope', '/%23/login', '/assets/x.js',
  ),
  text,
)

const host = fc.oneof(
  { weight: 40, arbitrary: fc.constant('Host: x') },
  fc.constantFrom(
    '', 'Host:', 'Host: a b', 'Host: xn--', 'Host: [::1', 'Host: [::1]:3000', 'Host: x:99999', 'Host: a@b', 'Host: .',
    'Host: ..', 'Host: x\r\nHost: y',
  ),
  visible.map((each) => `Host: ${each}`),
  visible.map((each) => `Host: x\r\nX-Forwarded-Host: ${each}`),
)

const headerName = fc.constantFrom(
  'Content-Type', 'Accept', 'Accept-Language', 'Accept-Encoding', 'Authorization', 'Cookie', 'If-None-Match', 'If-Match', 'Range', 'Origin',
  'X-Forwarded-For', 'X-Forwarded-Proto', 'Idempotency-Key', 'Access-Control-Request-Method',
)
const headerValue = fc.oneof(
  visible,
  fc.constantFrom(
    'application/json', 'text/plain', 'a/b; charset=x', 'Bearer a.b.c', 'bytes=9-1', '*', '"a"', 'W/"a", "b"', 'br;q=1.0, gzip;q=0.5',
    'identity;q=0', '*;q=0', 'el-GR,el;q=0.9', 'language=el', '203.0.113.7', '::1, 9.9.9.9:80', 'null', 'https://x', 'PUT',
  ),
)
const header = fc.tuple(headerName, headerValue).map((pair) => pair.join(': '))
/** Headers that decide how the connection is read, and lines that are none. */
const lineOfHead = fc.oneof(
  header,
  fc.constantFrom(
    'Expect: x', 'Expect: 100-continue', 'Connection: close', 'Connection: upgrade\r\nUpgrade: websocket', 'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip', 'Content-Length: 5', 'Content-Length: 999999', 'Content-Length: -1', 'Content-Encoding: gzip',
  ),
  text,
)
const body = fc.oneof(
  fc.constantFrom('', '{}', '{"a":', '5\r\n{"a":\r\n0\r\n\r\n', 'zz\r\n', '[[[[[[[[', '"\\ud800"', 'null'),
  text,
  fc.json().map(asBytes),
)
const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', '')

/** Requests of which most reach no operation and end the connection. */
const anyQuery = fc.oneof(fc.constant(''), text.map((each) => `?${each}`))
const malformed = fc
  .tuple(method, path, anyQuery, version, host, fc.array(lineOfHead, { maxLength: 4 }), body)
  .map(([verb, at, search, http, first, headers, sent]) => written([`${verb} ${at}${search} ${http}`, first, ...headers], sent))

/** `tokens` are those of users with any role. */
export function fuzzedRequests(operations: readonly Operation[], tokens: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  const known = fc.constantFrom(...operations).chain((operation) => requestsOf(operation, tokens))
  return fc.oneof({ weight: 6, arbitrary: known }, malformed)
}

function requestsOf(operation: Operation, tokens: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  const known = operation.parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : []))
  const unknown = fc.constantFrom('utm_source', '__proto__')
  const name = known.length === 0 ? unknown : fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...known) }, unknown)
  const pair = fc.tuple(name, value).map((both) => both.join('='))
  const query = fc.array(pair, { maxLength: known.length === 0 ? 1 : 4 }).map((pairs) => pairs.join('&'))
  const authorization = fc.constantFrom('', ...tokens.map((token) => `Authorization: Bearer ${token}`))
  const anyId = fc.oneof({ weight: 8, arbitrary: number }, value)
  return fc
    .tuple(query, anyId, bodyOf(operation), host, authorization, fc.array(header, { maxLength: 3 }))
    .map(([search, id, sent, first, caller, headers]) => {
      const json = sent === '' ? [] : ['Content-Type: application/json', `Content-Length: ${sent.length}`]
      const target = `${operation.path.replace('{id}', id)}${search === '' ? '' : `?${search}`}`
      return written([`${operation.method} ${target} HTTP/1.1`, first, caller, ...json, ...headers], sent)
    })
}

/** The example of the contract, with up to two fields of any value. */
function bodyOf(operation: Operation): fc.Arbitrary<string> {
  if (operation.bodySchema === null) return fc.constant('')
  const example = JSON.parse(requestOf(operation, 1).payload ?? '{}') as Record<string, unknown>
  const name = fc.constantFrom(...Object.keys(example), ...Object.keys(example), 'x', '__proto__')
  const field = fc.tuple(name, fc.oneof(fc.jsonValue(), value, fc.string({ unit: 'binary' })))
  const changed = fc.array(field, { maxLength: 2 }).map((fields) => JSON.stringify({ ...example, ...Object.fromEntries(fields) }))
  return fc.oneof({ weight: 3, arbitrary: changed.map(asBytes) }, body)
}

function written(head: readonly string[], sent: string): FuzzedRequest {
  return [...head.filter((line) => line !== ''), '', sent].join('\r\n')
}

function asBytes(characters: string): string {
  return Buffer.from(characters).toString('latin1')
}

/**
 * The answers in a received text that no request may cause: failures, except a bound that says when to come again, and that this server
 * does not have what is asked for, such as passkeys on a host without a name.
 */
export function failuresIn(received: string): string[] {
  const answers = received.split(/^(?=HTTP\/1\.1 \d{3} )/m)
  const isFailure = (answer: string) => /^HTTP\/1\.1 5(?!01 Not Implemented)/.test(answer)
  return answers.filter((answer) => isFailure(answer) && !/^HTTP\/1\.1 503 [^]*?^retry-after: \d+\r$/im.test(answer))
}
