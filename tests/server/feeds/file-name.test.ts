/** The names of downloaded files. */
import { expect, it } from 'vitest'
import { contentDisposition } from '../../../server/feeds/file-name.ts'

/** The names that a browser reads: in all letters, and in Latin ones. */
function namesOf(title: string): string[] {
  const [, latin = '', all = ''] = /^inline; filename="([\w.-]+)"; filename\*=UTF-8''([\w%!.~-]+)$/.exec(contentDisposition(title, 'ics')) ?? []
  return [decodeURIComponent(all), latin]
}

it.each([
  ['Καθαρισμός παραλίας', 'Καθαρισμός παραλίας.ics', 'katharismos-paralias.ics'],
  ['Seeds & "soil": 1/2 (it\'s *free*)', 'Seeds & soil 1 2 (it\'s free ).ics', 'seeds-soil-1-2-it-s-free.ics'],
  ['../../etc', 'etc.ics', 'etc.ics'],
  ['🌱', '🌱.ics', 'event.ics'],
  ['?', 'event.ics', 'event.ics'],
  ['Ω'.repeat(140), `${'Ω'.repeat(100)}.ics`, `${'o'.repeat(60)}.ics`],
])('after the title %j are %j and %j', (title, all, latin) => {
  expect(namesOf(title)).toEqual([all, latin])
})
