/** Validates values against the schemas of the contract and converts errors of Ajv to faults. */
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Fault, Rule } from '../../../domain/problems.ts'
import type { Parameter, Schema } from './contract.ts'
import { textFaults } from './text-faults.ts'

/** Returns the faults of the values. */
export type Check = (values: unknown) => Fault[]

/** No coercion, defaults or removal of properties; `verbose` adds the schema to each error. */
const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true })
addFormats.default(ajv)
// Applied before the validation, by `cleanTexts`.
ajv.addKeyword('x-text')

export function bodyCheck(schema: Schema, isOptional: boolean): Check {
  const check = checkOf('body', schema)
  const ofNone: Fault[] = isOptional ? [] : [{ in: 'body', name: '', rule: 'missing' }]
  return (body) => (body === undefined ? ofNone : [...check(body), ...textFaults(body)])
}

export function parameterCheck(place: Parameter['in'], declared: readonly Parameter[]): Check {
  const properties = Object.fromEntries(declared.map(({ name, schema }) => [name, schema]))
  const required = declared.filter((parameter) => parameter.required).map(({ name }) => name)
  return checkOf(place, { type: 'object', properties, required })
}

function checkOf(place: Fault['in'], schema: Schema): Check {
  const validate = compiled(schema)
  return (values) => (validate(values) ? [] : (validate.errors ?? []).map((error) => faultOf(place, error)))
}

/** Compiles each schema once: compiling takes milliseconds, and operations share most of their parameters. */
function compiled(schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema)
  const validate = validators.get(text) ?? ajv.compile(schema)
  validators.set(text, validate)
  return validate
}

const validators = new Map<string, ValidateFunction>()

function faultOf(place: Fault['in'], error: ErrorObject): Fault {
  const steps = error.instancePath.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const missing: unknown = error.params.missingProperty ?? error.params.additionalProperty
  const way = typeof missing === 'string' ? [...steps, missing] : steps
  // For an item of an array parameter, the name of the parameter.
  return { in: place, name: (place === 'body' ? way : way.slice(0, 1)).join('.'), ...ruleOf(error) }
}

function ruleOf({ keyword, params, schema, parentSchema }: ErrorObject): Rule {
  const rule = limits[keyword]
  if (rule) return { rule, limit: Number(params.limit) }
  if (keyword === 'required') return { rule: 'missing' }
  if (keyword === 'additionalProperties') return { rule: 'unknown' }
  if (keyword === 'type') return { rule: 'wrong-type', expected: [schema].flat().join(' or ') }
  if (keyword === 'enum') return { rule: 'not-one-of', allowed: (params.allowedValues as unknown[]).map(String) }
  if (isForDays(parentSchema)) return { rule: 'not-a-day' }
  return { rule: isForTimes(parentSchema) ? 'not-a-time' : 'malformed' }
}

const limits: Readonly<Record<string, Extract<Rule, { limit: number }>['rule']>> = {
  minLength: 'too-short', maxLength: 'too-long', minimum: 'too-small', maximum: 'too-large',
  minItems: 'too-few', maxItems: 'too-many', minProperties: 'too-few', maxProperties: 'too-many',
}

/** A field that may be empty has a pattern instead of the format; the pattern is tested with a valid and an invalid day. */
function isForDays(schema: unknown): boolean {
  const { format, pattern } = (schema ?? {}) as Schema
  return typeof pattern === 'string' ? isPatternOf('2026-12-31', '2026-13-31', pattern) : format === 'date'
}

function isForTimes(schema: unknown): boolean {
  const { pattern } = (schema ?? {}) as Schema
  return typeof pattern === 'string' && isPatternOf('23:59', '24:00', pattern)
}

function isPatternOf(valid: string, invalid: string, pattern: string): boolean {
  const fits = new RegExp(pattern, 'u')
  return fits.test(valid) && !fits.test(invalid)
}
