/** Reads the problem of a response. */
import type { LightMyRequestResponse } from 'fastify'
import type { components } from '../../../contract/openapi.ts'

type Problem = components['schemas']['Problem']

export interface ProblemResponse {
  readonly status: number
  /** Without the address of the documentation; empty if the response is no problem. */
  readonly type: string
  readonly detail: string
  /** The names of the invalid fields. */
  readonly fields: readonly string[]
  readonly current?: Problem['current']
}

/** Throws nothing for a response that is no problem, so that a test fails by its assertion. */
export function problemOf({ statusCode, headers, body }: LightMyRequestResponse): ProblemResponse {
  const isJson = String(headers['content-type']).includes('json')
  const { type = '', detail = '', errors = [], current } = (isJson ? JSON.parse(body) : {}) as Partial<Problem>
  return { status: statusCode, type: type.replace('/docs#', ''), detail, fields: errors.map(({ name }) => name), current }
}
