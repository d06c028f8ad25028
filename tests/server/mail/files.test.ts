/** Mails without a mail server: the files, and the notices on standard output. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { parseMail } from '../../support/calls/mail-parser.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'
import { temporaryFolder } from '../../support/runner/temporary-folder.ts'

let room: MailRoom
let notices: string[]

beforeAll(async () => {
  room = await openMailRoom()
})
beforeEach(() => {
  room.clock.now = new Date('2026-11-21T10:00:00Z')
  notices = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => notices.push(String(text)) > 0)
})

const contact = { kind: 'contact', name: 'Eleni', email: privateEmail('eleni'), subject: 'A beach', message: privateText } as const

describe('a mail without a mail server', () => {
  it('becomes a private file named by time and kind, and a notice with its link', async () => {
    const DATA_DIR = await temporaryFolder()
    await room.queue({ kind: 'verification', signUp: await room.signUp('maria') })
    await room.worker({ SMTP_URL: '', DATA_DIR }).runOnce()

    const folder = join(DATA_DIR, 'outbox')
    const [name = '', ...others] = await readdir(folder)
    expect(others).toEqual([])
    expect(name).toMatch(/^2026-11-21T10-00-00\.000Z-verification-\d+\.eml$/)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)

    const mail = parseMail(await readFile(join(folder, name), 'utf8'))
    expect(mail.header('to')).toBe(privateEmail('maria'))
    const link = /https:\S+token=[\w-]{43}\S+/.exec(mail.text)?.[0] ?? 'none'
    expect(mail.html).toContain(link.replaceAll('&', '&amp;'))
    expect(notices).toEqual([`Email (verification): ${join(folder, name)} with the link ${link}\n`])
  })

  it('has a notice without a link if it contains none', async () => {
    const DATA_DIR = await temporaryFolder()
    await room.queue(contact)
    await room.worker({ SMTP_URL: '', DATA_DIR }).runOnce()
    expect(notices).toEqual([expect.stringMatching(/^Email \(contact\): \S+\.eml\n$/) as string])
  })

  it('stays queued while the folder cannot be written', async () => {
    await room.queue(contact)
    await room.worker({ SMTP_URL: '', DATA_DIR: '/dev/null' }).runOnce()
    expect(room.log.at(-1)).toMatchObject({ text: 'mail put off', fields: { code: 'ENOTDIR' } })
    const DATA_DIR = await temporaryFolder()
    room.passTime(10_000)
    await room.worker({ SMTP_URL: '', DATA_DIR }).runOnce()
    expect(await readdir(join(DATA_DIR, 'outbox'))).toHaveLength(1)
  })
})
