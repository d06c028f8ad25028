/** The mails to authors, with any user input. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ListingMail } from '../../../server/store/outbox.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { privateEmail } from '../../support/runner/private-values.ts'
import type { ReceivedMail } from '../../support/servers/smtp.ts'

let room: MailRoom
let members = 0

beforeAll(async () => {
  room = await openMailRoom()
})
beforeEach(() => void (members += 1))

/** The received mail; null if none is sent. */
async function sent(mail: ListingMail): Promise<ReceivedMail | null> {
  const before = room.smtp.mails.length
  await room.queue(mail)
  await room.worker().runOnce()
  expect(await room.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
  return room.smtp.mails[before] ?? null
}

const author = () => room.member(`eleni-${members}`)

const script = '</div><script>alert(1)</script> & "so" on'
const escaped = '&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot; on'

const mails = [
  ['listing-approved', 'Approved: Seed swap', 'everybody can see it on Prasino now'],
  ['listing-rejected', 'Not approved: Seed swap', 'You can change it and submit it again'],
  ['listing-deleted', 'Removed: Seed swap', 'write to us at hello@prasino.example'],
  ['change-approved', 'Change approved: Seed swap', 'everybody sees the new text now'],
  ['change-rejected', 'Change not approved: Seed swap', 'Your listing stays public as it was before'],
] as const

describe.each(mails)('%s', (kind, subject, sentence) => {
  const to = (user: number, title: string): ListingMail => ({ kind, user, title, reason: null, page: '/events/7' }) as ListingMail
  const about = async (title: string) => to(await author(), title)

  it('is sent to the author, with the title and a link to its page or the own listings', async () => {
    const mail = await sent(await about('Seed swap'))
    expect(mail?.to).toEqual([privateEmail(`eleni-${members}`)])
    expect(mail?.header('subject')).toBe(subject)
    for (const part of [mail?.text, mail?.html]) {
      const link = kind.endsWith('approved') ? 'https://leaf.example/events/7' : 'https://leaf.example/#/my-listings'
      for (const words of [sentence, 'Seed swap', link]) expect(part).toContain(words)
    }
  })

  it('says when an event with a time takes place', async () => {
    const when = { startDate: '2026-12-01', endDate: '2026-12-01', startTime: '18:00', endTime: '20:30' }
    const untimed = await about('Seed swap')
    const mail = await sent({ ...untimed, when })
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('When: Tuesday, December 1, 2026, 18:00–20:30')
    expect((await sent(untimed))?.text).not.toContain('When:')
  })

  it('is escaped', async () => {
    const mail = await sent(await about(script))
    expect(mail?.html).toContain(escaped)
    expect(mail?.html).not.toMatch(/<script|<\/div><script/)
    expect(mail?.text).toContain(script)
  })

  it('contains the title without direction marks and invisible characters', async () => {
    const mail = await sent(await about('\u202Epaws\u202C \u200Bdee\u2066S\r\nBcc: all@private.test'))
    expect(mail?.header('subject')).toMatch(/: paws deeS Bcc: all@private\.test$/)
    expect(mail?.head).not.toMatch(/^Bcc:/m)
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/)
  })

  it('is not sent to disabled or deleted users', async () => {
    const disabled = await room.member(`a-${kind}-${members}`, { enabled: false })
    for (const user of [disabled, 1_000_000]) expect(await sent(to(user, 'Seed swap'))).toBeNull()
  })
})

describe('an approval', () => {
  it('leads to the page of the listing first', async () => {
    const mail = await sent({ kind: 'listing-approved', user: await author(), title: 'Seed swap', page: '/events/7' })
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('https://leaf.example/events/7')
    expect(mail?.text).toContain('See its page')
  })
})

describe('a rejection of what was public', () => {
  it('does not say that it was not approved', async () => {
    const mail = await sent({ kind: 'listing-rejected', user: await author(), title: 'Seed swap', reason: 'It is over.', wasPublic: true })
    expect(mail?.header('subject')).toBe('No longer public: Seed swap')
    for (const part of [mail?.text, mail?.html]) {
      for (const words of ['took it off the site', 'It is over.', 'change it and submit it again']) expect(part).toContain(words)
      expect(part).not.toContain('approve')
    }
  })
})

describe('a restoration', () => {
  it('leads to the page of what is public again, otherwise to the listings of its author', async () => {
    const user = await author()
    const restored = (page: string | null) => sent({ kind: 'listing-restored', user, title: 'Seed swap', page })
    const [again, other] = [await restored('/events/7'), await restored(null)]
    expect([again?.header('subject'), other?.header('subject')]).toEqual(['Restored: Seed swap', 'Restored: Seed swap'])
    expect(again?.text).toContain('https://leaf.example/events/7')
    expect(other?.text).toContain('https://leaf.example/#/my-listings')
  })
})

describe('a rejection', () => {
  const rejected = async (reason: string | null) =>
    sent({ kind: 'listing-rejected', user: await author(), title: 'Seed swap', reason })

  it('contains the reason with its line breaks, escaped', async () => {
    const mail = await rejected(`Please say where.\n${script}`)
    expect(mail?.text).toContain(`The reason:\n\nPlease say where.\n${script}`)
    expect(mail?.html).toContain(`Please say where.<br>${escaped}`)
  })

  it('has no paragraph about a reason if there is none', async () => {
    const mail = await rejected(null)
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain('reason')
  })

  it('isolates direction marks of the reason in its block', async () => {
    const mail = await rejected('\u202Eesrever')
    expect(mail?.html).toMatch(/<div dir="auto"[^>]*>\u202Eesrever<\/div>/)
    expect(mail?.text).toMatch(/^\u202Eesrever$/m)
  })
})

describe('the mail about an edit', () => {
  const text = {
    title: 'Seed swap', description: 'Bring\njars & seeds.', city: 'Volos', address: null, link: null, tags: [{ name: 'Art' }],
  }
  const cities = { Volos: { en: 'Volos', el: 'Βόλος' }, Athens: { en: 'Athens', el: 'Αθήνα' } }
  const edited = (user: number, page: string | null): ListingMail => ({
    kind: 'listing-edited', user, title: text.title, page, cities, before: text,
    after: { ...text, description: 'Bring\njars & seedlings.', city: 'Athens', tags: [] },
  })

  it('shows each changed field before and after, with the words marked', async () => {
    const mail = await sent(edited(await author(), '/events/7'))
    expect(mail?.header('subject')).toBe('Changed: Seed swap')
    for (const words of ['everybody sees the new one now', 'https://leaf.example/#/my-listings']) expect(mail?.text).toContain(words)
    const lines = mail?.text.replaceAll('\r', '')
    for (const change of [
      'Description\nBefore: Bring\njars & seeds.\nNow: Bring\njars & seedlings.',
      'City\nBefore: Volos\nNow: Athens', 'Tags\nBefore: Art\nNow: (empty)',
    ]) expect(lines).toContain(change)
    expect(lines).not.toContain('Title\n')
    expect(mail?.html).toMatch(/Bring<br>jars &amp; <del>seeds\.<\/del> <ins [^>]*>seedlings\.<\/ins>/)
  })

  it('names cities in the language of the author, and promises no readers to what waits', async () => {
    const mail = await sent(edited(await room.member(`eleni-${members}`, { language: 'el' }), null))
    expect(mail?.text).toContain('Πριν: Βόλος')
    expect(mail?.text).toContain('Ένας συντονιστής του Prasino διόρθωσε την καταχώριση που υπέβαλες:')
  })
})
