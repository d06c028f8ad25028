/** The addresses at which a list is followed, and the code for other sites. */
import { describe, expect, it } from 'vitest'
import { choiceNames, flagNames } from '../../../domain/lists/choices.ts'
import { choicesIn, noFilter, withChoice, type Filter } from '../../../domain/lists/filter.ts'
import { calendarAppAddress, embeddingCode, followedAddresses } from '../../../domain/lists/followed-addresses.ts'
import { listingTypes } from '../../../domain/listing/listing.ts'
import type { When } from '../../../domain/days/when.ts'

const server = 'https://prasino.example'
const filter = { cities: ['Chania', 'Agios Nikolaos'], tags: ['Kids friendly'] }

describe('the addresses', () => {
  it('have the filter and the language', () => {
    expect(followedAddresses(server, { type: 'event', filter, language: 'el' }).calendar).toBe(
      `${server}/feeds/events.ics?city=Chania&city=Agios%20Nikolaos&tag=Kids%20friendly&lang=el`,
    )
    expect(followedAddresses(server, { type: 'dine', filter: noFilter, language: 'en' }).atom).toBe(`${server}/feeds/dine.atom?lang=en`)
  })

  it('name free events', () => {
    const { json } = followedAddresses(server, { type: 'event', filter: { ...noFilter, free: true }, language: 'en' })
    expect(json).toBe(`${server}/feeds/events.json?free=true&lang=en`)
    expect(embeddingCode(server, { type: 'event', filter: { ...noFilter, free: true }, language: 'en' })).toContain(' free lang="en" ')
  })

  it.each<[When, string, string]>([
    ['weekend', 'when=weekend', 'when="weekend"'], ['month', 'when=month', 'when="month"'],
    [{ from: '2026-12-01', to: '2026-12-06' }, 'from=2026-12-01&to=2026-12-06', 'from="2026-12-01" to="2026-12-06"'],
  ])('name the time %j', (when, query, attributes) => {
    const list = { type: 'event', filter: { ...noFilter, when }, language: 'en' } as const
    const { calendar, atom, json } = followedAddresses(server, list)
    expect([calendar, atom, json]).toEqual(['ics', 'atom', 'json'].map((format) => `${server}/feeds/events.${format}?${query}&lang=en`))
    expect(embeddingCode(server, list)).toContain(` type="event" ${attributes} lang="en" `)
  })

  it('have each choice of a filter, so that a filter without it has others', () => {
    const whole = flagNames.reduce<Filter>((chosen, flag) => withChoice(chosen, flag, true), {
      cities: ['Chania'], regions: ['crete'], tags: ['Art'], when: 'week',
    })
    const texts = (filtered: Filter) => {
      const list = { type: 'event', filter: filtered, language: 'en' } as const
      return [...Object.values(followedAddresses(server, list)), embeddingCode(server, list)]
    }
    expect(choicesIn(whole)).toEqual(choiceNames)
    for (const choice of choiceNames) {
      const without = texts(withChoice(whole, choice, null))
      for (const [place, text] of texts(whole).entries()) expect(without[place]).not.toBe(text)
    }
  })

  it('have a calendar for events only', () => {
    const withCalendar = listingTypes.filter((type) => followedAddresses(server, { type, filter, language: 'en' }).calendar !== null)
    expect(withCalendar).toEqual(['event'])
  })

  it('open a calendar app over both schemes', () => {
    expect(calendarAppAddress('https://a.example/feeds/events.ics')).toBe('webcal://a.example/feeds/events.ics')
    expect(calendarAppAddress('http://a.example/feeds/events.ics')).toBe('webcal://a.example/feeds/events.ics')
  })
})

describe('the code for other sites', () => {
  it('has the type, the filter and the language', () => {
    expect(embeddingCode(server, { type: 'shop', filter, language: 'el' })).toBe(
      `<script src="${server}/embed.js" async></script>\n` +
        '<prasino-list type="shop" city="Chania, Agios Nikolaos" tag="Kids friendly" lang="el" count="5"></prasino-list>',
    )
    const plain = embeddingCode(server, { type: 'event', filter: noFilter, language: 'en' })
    expect(plain).toContain('<prasino-list type="event" lang="en" count="5">')
  })
})
