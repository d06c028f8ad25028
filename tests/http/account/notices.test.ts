/** Which mails about own listings members get, with a real mail server. */
import { beforeAll, expect, it } from 'vitest'
import { undoableUntil } from '../../../domain/moderation/undo.ts'
import { callsOf, got, refused } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let room: MailRoom
let site: TestApp
let { maria, anna } = {} as Readonly<Record<'maria' | 'anna', ReturnType<typeof callsOf>>>

beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  await insertMember(room.db, { username: 'maria' })
  await insertMember(room.db, { username: 'anna', role: 'ROLE_MODERATOR' })
  ;[maria, anna] = [callsOf(site, 'maria'), callsOf(site, 'anna')]
})

const soap = { title: 'Soap', description: 'By weight.', tags: [] }
const choose = (notices: string) => maria.put('/api/my/notices', { notices })

/** Everything that a moderator can do with a listing; the subjects of the mails to its author, in alphabetical order. */
async function subjects(): Promise<string[]> {
  const before = room.smtp.mails.length
  const { id } = await got(maria.submit('shop', soap))
  await got(anna.approve('shop', id))
  await mail()
  await got(anna.edit('shop', id, { ...soap, title: 'Soaps' }))
  await got(maria.resubmit(id, { ...soap, title: 'Soap and oil' }))
  await got(anna.approveChange(id))
  await mail()
  await got(anna.remove('shop', id, {}, { reason: 'It has closed.' }))
  await mail()
  await got(anna.put(`/api/listings/${id}/restore`))
  await mail()
  await got(anna.reject('shop', id, { reason: 'It has closed.' }))
  await mail()
  return room.smtp.mails.slice(before).map(({ header }) => header('subject')?.split(':')[0] ?? '').toSorted()
}

async function mail(): Promise<void> {
  site.clock.now = room.clock.now = undoableUntil(site.clock.now)
  await room.worker().runOnce()
}

it('are all, until a member chooses those that are needed', async () => {
  expect(await got(maria.get('/api/my/notices'))).toEqual({ notices: 'all' })
  const needed = ['No longer public', 'Removed']
  const all = await subjects()
  expect(all).toEqual(['Approved', 'Change approved', 'Changed', 'No longer public', 'Removed', 'Restored'])
  expect(await got(choose('needed'))).toEqual({ notices: 'needed' })
  expect(await got(maria.get('/api/my/notices'))).toEqual({ notices: 'needed' })
  expect(await subjects()).toEqual(needed)
  await got(choose('all'))
  expect(await subjects()).toEqual(all)
})

it('can be none of other values', async () => {
  expect(await refused(choose('none'))).toMatchObject({ status: 400, type: 'invalid-request' })
})
