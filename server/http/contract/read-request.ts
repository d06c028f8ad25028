/** Reads the input of an operation from a request and validates it against the contract. */
import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../domain/languages.ts'
import { ProblemError, type Fault } from '../../../domain/problems.ts'
import type { Caller } from '../../operations/handler.ts'
import { callerNetwork } from '../callers/caller-address.ts'
import { cleanTexts, nameFaults, textsOf } from './clean-texts.ts'
import type { Operation, Parameter } from './contract.ts'
import { addressOf, readNamed, readQuery, type Values } from './parameters.ts'
import { queryOf } from './query-string.ts'
import { acceptedLanguage } from '../callers/request-language.ts'
import { siteAddressOf } from '../documents/site-address.ts'
import { bodyCheck, parameterCheck } from './validation.ts'

/** The input of a handler, without the types of its operation. */
export interface AnyInput {
  readonly params: Values
  readonly query: Values
  /** Whether the query has only declared parameters. */
  readonly isKnownQuery: boolean
  readonly headers: Values
  readonly body: unknown
  readonly caller: Caller | null
  readonly network: string
  readonly userAgent: string | null
  readonly language: Language
  readonly siteAddress: string
  readonly addressWith: (query: Values) => string
}

/** The maximum number of faults in an answer. */
const maxFaults = 20

/** What a request does not say, the site does. */
export interface SiteDefaults {
  /** Without a trailing slash; null: the address that was asked for. */
  readonly publicUrl: string | null
  /** For requests that ask for none of the languages of the site. */
  readonly defaultLanguage: Language
}

/** Returns a reader that throws invalid-request with all faults. */
export function requestReader(operation: Operation, { publicUrl, defaultLanguage }: SiteDefaults): (request: FastifyRequest) => AnyInput {
  const declared = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place)
  const [inPath, inQuery, inHeader] = [declared('path'), declared('query'), declared('header')]
  const checkPath = parameterCheck('path', inPath)
  const checkQuery = parameterCheck('query', inQuery)
  const checkHeaders = parameterCheck('header', inHeader)
  const checkBody = operation.bodySchema ? bodyCheck(operation.bodySchema, operation.isBodyOptional) : () => []
  const textsOfBody = operation.bodySchema && textsOf(operation.bodySchema)
  const textsOfQuery = textsOf({ properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])) })

  return (request) => {
    const params = readNamed(inPath, request.params as Values)
    const { values, faults, isKnown } = readQuery(inQuery, queryOf(request.url), { ignoresUnknown: operation.isPublicRead })
    const query = cleanTexts(values, textsOfQuery)
    const headers = readNamed(inHeader, request.headers)
    const { caller } = request
    const body = cleanTexts(request.body, textsOfBody)
    refuse([
      ...checkPath(params), ...faults, ...checkQuery(query), ...checkHeaders(headers), ...nameFaults(body, textsOfBody), ...checkBody(body),
    ])
    const addressWith = (others: Values) => addressOf(operation.path, inQuery, params, others)
    const network = callerNetwork(request)
    return {
      params, query, isKnownQuery: isKnown, headers, body, caller, network, addressWith, userAgent: request.headers['user-agent'] ?? null,
      // Read when asked for: few handlers need them.
      get language() { return acceptedLanguage(request.headers, defaultLanguage) },
      get siteAddress() { return siteAddressOf(request, publicUrl) },
    }
  }
}

/** Reports only the first fault of each field, since the others follow from it. */
function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return
  const first = new Map<string, Fault>()
  for (const fault of faults) {
    const key = `${fault.in} ${fault.name}`
    if (!first.has(key)) first.set(key, fault)
  }
  throw new ProblemError({ type: 'invalid-request', faults: [...first.values()].slice(0, maxFaults) })
}
