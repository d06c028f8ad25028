/**
 * The Atom feeds, read by the feed validator of the W3C. It is a package of Python, `feedvalidator`, which the project does not
 * install: the tests are skipped where `python3` does not find it. `PYTHONPATH` names the folder that contains it.
 */
import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../domain/languages.ts'
import { listingTypes } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { pathOf } from '../../support/calls/listing-calls.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

/** Reads pairs of an address and a feed from standard input, and prints the errors and warnings of all as JSON. */
const program = `
import json, sys
import feedvalidator
from feedvalidator import compatibility
from feedvalidator.formatter.text_plain import Formatter

found = []
for address, text in json.loads(sys.stdin.buffer.read()):
  events = feedvalidator.validateString(text.encode(), firstOccurrenceOnly=0, fallback='utf-8', base=address)['loggedEvents']
  for event in compatibility.AA(events):
    level = 'error' if isinstance(event, feedvalidator.logging.Error) else 'warning'
    found.append({'address': address, 'level': level, 'kind': type(event).__name__, 'text': str(Formatter([event])[0])})
print(json.dumps(found))
`

interface Found {
  readonly address: string
  readonly level: 'error' | 'warning'
  readonly kind: string
  /** The message, with line and column. */
  readonly text: string
}

type Feed = readonly [address: string, text: string]

function validate(feeds: readonly Feed[]): Found[] {
  return JSON.parse(execFileSync('python3', ['-c', program], { input: JSON.stringify(feeds), encoding: 'utf8' })) as Found[]
}

function hasValidator(): boolean {
  try {
    execFileSync('python3', ['-c', 'import feedvalidator'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Messages that do not report a fault of the feeds. */
const accepted: readonly ((found: Found) => boolean)[] = [
  // A title without `type` is plain text (RFC 4287, 3.1.1.1), so one that speaks of HTML is not HTML. The validator guesses.
  ({ kind, text }) => kind === 'ContainsUndeclaredHTML' && text.includes(' title '),
  // A guess as well, that somebody forgot to change the moment: listings can be changed in the same one.
  ({ kind }) => kind === 'DuplicateUpdated',
  // A feed names one address of itself, whichever of its spellings was asked for; a filter that a type does not have is not in it.
  ({ kind, address }) => kind === 'SelfDoesntMatchLocation' && !address.includes('/events.atom') && /free=|when=/.test(address),
]

const odd = [
  ['<b>Refill & more</b> "now" \'here\'', 'One\n\nLine <two> & "three"\r\nfour\n\n\n<a href="javascript:x">x</a> <img src=x onerror=y()>'],
  ['Καθαρισμός & <script>alert(1)</script> 🌿👨‍👩‍👧 ]]>', 'Φέρε\u2028σπόρους\u001F.\v\f & <br/> </p>'],
  ['&amp; &lt;p&gt; &#38; &copy; &nbsp; AT&T', 'λόγια & <i>λόγια</i> '.repeat(300)],
  ['</title></entry><!-- --> <?xml x?>', 'Tab\tand &notit; &apos; ]]>'],
  ['🌿'.repeat(140), '\u202DSeed\u00AD swap\u202C\u200B \uFEFF \u2068x\u2069'],
  ['مرحبا · עברית · e\u0301', '<!-- <![CDATA[ -->'],
  ['---', '- - -'],
  ['nonchar', 'a \uFDD0 \u{1FFFE} b'],
] as const

const links = [
  'https://example.org/?a=1&b=2&c=<d>"\'', 'https://παράδειγμα.gr/δρόμος?ε=ζ', 'http://example.org:8080/%zz%',
  'https://[::1]/🌿#b', `https://example.org/${'x'.repeat(300)}`, null,
] as const

describe.skipIf(!hasValidator())('the feed validator', () => {
  let database: Database
  let site: TestApp

  beforeAll(async () => {
    database = await createTestDatabase()
    site = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://prasino.example' } })
    const tags = { event: 'Cleanup', volunteer: 'Forests', shop: 'Zero Waste', dine: 'Vegan' } as const
    for (const type of listingTypes) {
      for (const [index, [title, description]] of odd.entries()) {
        // A Saturday in the week of the site's clock, and a day later.
        const own = type === 'event' ? { startDate: `2026-11-2${index % 2 === 0 ? 1 : 8}`, cost: index % 3 === 0 ? 5 : null } : {}
        const translated = index % 2 === 0 ? { translatedTitle: `${title} <&>`, translatedDescription: `&amp;\n\n${description}` } : {}
        const place = { city: index % 3 === 0 ? 'Athens' : 'Chania', address: '«Ερμού» 3 & <5>' }
        const rest = { ...place, ...own, ...translated, link: links[index % links.length] ?? null, tags: [{ name: tags[type] }] }
        await insertApproved(database.db, { type, title, description, ...rest })
      }
    }
  })

  async function feedAt(path: string): Promise<Feed> {
    const answer = await site.app.inject(path)
    expect([path, answer.statusCode]).toEqual([path, 200])
    return [`https://prasino.example${path}`, answer.body]
  }

  const entriesOf = ([, text]: Feed) => text.split('<entry>').length - 1

  const filters = ['', 'city=Athens', 'free=true', 'when=weekend', 'city=Athens&free=true', 'tag=Zero%20Waste', 'limit=1', 'city=Naxos']

  it.each(listingTypes.flatMap((type) => languages.map((language) => [type, language] as const)))(
    'finds nothing in the feeds of type %s in the language %s, whatever was written into listings',
    async (type, language) => {
      const addresses = filters.map((filter) => `/feeds/${pathOf[type]}.atom?${filter === '' ? '' : `${filter}&`}lang=${language}`)
      const feeds = await Promise.all(addresses.map(feedAt))
      expect([feeds[0], feeds.at(-1)].map((feed) => feed && entriesOf(feed))).toEqual([odd.length, 0])
      expect(validate(feeds).filter((found) => !accepted.some((accepts) => accepts(found)))).toEqual([])
    },
  )

  it('finds a fault that is planted', async () => {
    const [address, text] = await feedAt('/feeds/shops.atom?limit=2&lang=en')
    const [head = '', first = '', ...others] = text.split('<entry>')
    const planted = [head, first.replace(/<id>.*<\/id>/, ''), ...others].join('<entry>')
    expect(planted).not.toBe(text)
    const errors = validate([[address, planted]]).filter(({ level }) => level === 'error')
    expect(errors.map(({ kind, text }) => `${kind} ${text.replace(/^.*?: /, '')}`)).toEqual(['MissingElement Missing entry element: id'])
  })
})
