/** Which errors mean that the database is unavailable. */
import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '../../../server/store/database-state.ts'

const failed = (properties: object, message = 'failed') => Object.assign(new Error(message), properties)

describe('the database is unavailable', () => {
  it.each([
    failed({ code: '57P01' }), failed({ code: '08006' }), failed({ code: '53300' }), failed({ code: '55P03' }),
    failed({ code: 'ECONNREFUSED', syscall: 'connect' }), failed({ code: 'ENOENT', syscall: 'connect' }),
    failed({ code: 'ECONNRESET', syscall: 'read' }), failed({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
    new AggregateError([failed({ code: 'ECONNREFUSED', syscall: 'connect' })]),
    new Error('Connection terminated unexpectedly'), new Error('timeout exceeded when trying to connect'),
  ])('after %o', (error) => expect(isDatabaseUnavailable(error)).toBe(true))
})

describe('the database is available', () => {
  it.each([
    failed({ code: '42P01' }), failed({ code: '25006' }), failed({ code: '23505' }), failed({ code: 'ENOENT', syscall: 'open' }),
    new TypeError('x is not a function'), new AggregateError([]), 'ECONNREFUSED', null, undefined,
  ])('after %o', (error) => expect(isDatabaseUnavailable(error)).toBe(false))
})
