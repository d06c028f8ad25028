/** Content negotiation: JSON or text, and content codings. */
import { describe, expect, it } from 'vitest'
import { acceptsJson } from '../../../../server/http/problems/accepted-types.ts'
import { acceptedCodings } from '../../../../server/http/answers/content-coding.ts'

describe('problems are sent as JSON', () => {
  it.each([
    'application/json', 'application/problem+json', 'application/vnd.api+json',
    'text/html, application/json;q=0.1', 'Application/JSON; charset=utf-8',
  ])('for `Accept: %s`', (accept) => expect(acceptsJson(accept)).toBe(true))

  it.each([
    undefined, '', '*/*', 'application/*', 'text/html', 'application/jsonp',
    'text/html, */*;q=0.8', 'application/json;q=0', 'application/json; q=0.000',
  ])('but not for `Accept: %s`', (accept) => expect(acceptsJson(accept)).toBe(false))
})

describe('the accepted content codings', () => {
  it.each([
    ['br, gzip', ['br', 'gzip']],
    ['gzip, deflate, br;q=0.1', ['br', 'gzip']],
    ['GZIP', ['gzip']],
    ['*', ['br', 'gzip']],
    ['*;q=0, gzip', ['gzip']],
    ['br;q=0, *', ['gzip']],
    ['identity', []],
    [undefined, []],
    ['br;q=nonsense', []],
  ])('are parsed from `%s`', (header, codings) => expect(acceptedCodings(header)).toEqual(codings))
})
