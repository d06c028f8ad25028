/** The addresses at which a list is followed, and the code for other sites. */
import { describe, expect, it } from 'vitest'
import { noFilter } from '../../domain/filter.ts'
import { calendarAppAddress, embeddingCode, followedAddresses } from '../../domain/followed-addresses.ts'
import { listingTypes } from '../../domain/listing.ts'

const server = 'https://prasino.example'
const filter = { cities: ['Chania', 'Agios Nikolaos'], tags: ['Kids friendly'] }

describe('the addresses', () => {
  it('have the filter and the language, but not the default one', () => {
    expect(followedAddresses(server, { type: 'event', filter, language: 'el' }).calendar).toBe(
      `${server}/feeds/events.ics?city=Chania&city=Agios%20Nikolaos&tag=Kids%20friendly&lang=el`,
    )
    expect(followedAddresses(server, { type: 'dine', filter: noFilter, language: 'en' }).atom).toBe(`${server}/feeds/dine.atom`)
  })

  it('name free events', () => {
    const { json } = followedAddresses(server, { type: 'event', filter: { ...noFilter, free: true }, language: 'en' })
    expect(json).toBe(`${server}/feeds/events.json?free=true`)
    expect(embeddingCode(server, { type: 'event', filter: { ...noFilter, free: true }, language: 'en' })).toContain(' free lang="en" ')
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
