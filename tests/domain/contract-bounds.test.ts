/** The bounds of the fields are the same in the contract and in `domain/listing/field-registry.ts`. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { City } from '../../domain/places/cities.ts'
import { cleanText } from '../../domain/clean-text.ts'
import { linkFault } from '../../domain/listing/link.ts'
import { contentOf, listingFieldNames, offerOf } from '../../domain/listing/listing-fields.ts'
import { costFault } from '../../domain/listing/listing-rules.ts'
import { hasField, listingTypes, typeRegistry } from '../../domain/listing/listing.ts'
import { tagsOf } from '../../domain/listing/tags.ts'
import { textKindOf } from '../../domain/listing/submission.ts'
import { longestReason } from '../../domain/given-reasons/reason-texts.ts'
import { mostGiven } from '../../domain/given-reasons/given-reasons.ts'
import { optionalTextFault, textFault } from '../../domain/text-fault.ts'
import { readDocument, resolve, type RequestBody, type Schema } from '../../tools/api-docs/openapi-document.ts'

const document = readDocument(new URL('../../openapi.yaml', import.meta.url))
const { properties: inputs = {} } = resolve(document, document.components.schemas.OwnListingInput ?? {})
const schemaOf = (field: string): Schema => resolve(document, inputs[field] ?? {})
const fits = (field: string) => new Ajv2020({ strict: false }).compile<string>({ ...schemaOf(field), format: undefined })

const text = fc
  .array(
    fc.constantFrom('a', '🌿', ' ', '\n', '\t', '\v', '\0', '\u007F', '\u202D', '\u202E', '\u200B', '\u2028', 'x'.repeat(70)),
    { maxLength: 12 },
  )
  .map((letters) => letters.join(''))
const cleaned = (field: 'title' | 'description' | 'address') => text.map((typed) => cleanText(typed, textKindOf(field)).trim())

describe('the fields of the contract', () => {
  it.each(listingFieldNames)('have the bound of the field %s', (field) => {
    const content = contentOf(field)
    const { maxLength, maximum } = schemaOf(field)
    switch (content.kind) {
      case 'line':
      case 'lines':
      case 'link':
        expect(maxLength).toBe(content.max)
        break
      case 'cost':
        expect(maximum).toBe(content.max)
        break
      case 'city':
      case 'language':
      case 'day':
      case 'time':
      case 'tags':
        expect(content).not.toHaveProperty('most')
    }
  })

  it.each(listingTypes)('are in the bodies of the type %s', (type) => {
    const path = `/api/${typeRegistry[type].segment}`
    for (const operation of [document.paths[path]?.post, document.paths[`${path}/{id}`]?.put]) {
      const { content } = resolve<RequestBody>(document, operation?.requestBody ?? { content: {} })
      const { properties = {} } = resolve(document, content['application/json']?.schema ?? {})
      const own = listingFieldNames.filter((field) => hasField(type, field))
      expect(own.map((field) => properties[field])).toEqual(own.map((field) => inputs[field]))
    }
  })

  it('come with an offer, unless every backend has them', () => {
    expect(listingFieldNames.filter((field) => offerOf(field) === null).sort()).toEqual(
      ['address', 'city', 'cost', 'description', 'endDate', 'link', 'startDate', 'tags', 'title'],
    )
  })

  it.each(['title', 'description'] as const)('refuse the same values of %s as the form, except invisible text', (field) => {
    const [isTaken, most] = [fits(field), schemaOf(field).maxLength ?? 0]
    fc.assert(
      fc.property(cleaned(field), (typed) => {
        const fault = textFault(typed, most, textKindOf(field))
        if (fault?.rule !== 'missing') expect(isTaken(typed)).toBe(fault === null)
      }),
    )
  })

  it('refuse the same addresses as the form', () => {
    const isTaken = fits('address')
    fc.assert(fc.property(cleaned('address'), (typed) => isTaken(typed) === (optionalTextFault(typed, 200, 'lines') === null)))
  })

  it('say of each text what it is', () => {
    const ofTexts = listingFieldNames.filter((field) => ['line', 'lines', 'link'].includes(contentOf(field).kind))
    expect(ofTexts.map((field) => [field, schemaOf(field)['x-text']])).toEqual(ofTexts.map((field) => [field, textKindOf(field)]))
  })

  it('accept each link and each cost that the form accepts', () => {
    const [isLink, isCost] = [fits('link'), fits('cost')]
    fc.assert(fc.property(fc.webUrl(), (link) => linkFault(link) !== null || isLink(link)))
    fc.assert(fc.property(fc.double(), (cost) => costFault(cost) !== null || isCost(cost)))
  })

  it('accept each city, and the vocabulary of each type', () => {
    const cities = JSON.parse(readFileSync(new URL('../../public/greekCities.json', import.meta.url), 'utf8')) as City[]
    const isCity = fits('city')
    expect(cities.flatMap(({ name }) => Object.values(name)).filter((name) => !isCity(name))).toEqual([])
    const { maxItems = 0, items = {} } = schemaOf('tags')
    const { properties: { name = {} } = {} } = resolve(document, items)
    const { maxLength = 0 } = resolve(document, name)
    for (const type of listingTypes) {
      expect(tagsOf(type).length).toBeLessThanOrEqual(maxItems)
      expect(tagsOf(type).filter((tag) => tag.length > maxLength)).toEqual([])
    }
  })
})

it('the reasons have the bounds of the contract', () => {
  const { ReasonInput, ChosenReasons } = document.components.schemas
  const { en = {}, el = {} } = ReasonInput?.properties ?? {}
  expect([en.maxLength, el.maxLength, ChosenReasons?.maxItems]).toEqual([longestReason, longestReason, mostGiven])
})
