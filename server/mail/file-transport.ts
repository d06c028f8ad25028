/** Writes mails to .eml files, if no mail server is configured. */
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { message, noFileOrUrlAccess, type MailRow, type Sender, type SendMail } from './transport.ts'

export interface MailFile {
  readonly kind: MailRow['kind']
  readonly file: string
  /** The first link of the mail, or null. */
  readonly link: string | null
}

/** The files can contain link tokens, so only the user of the server can read them. Calls `notice` for each mail. */
export function fileTransport(folder: string, from: Sender, notice: (mail: MailFile) => void): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, noFileOrUrlAccess)
  return async (mail, row) => {
    const { message: content } = await transport.sendMail(message(mail, from))
    const file = join(folder, fileName(row))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(file, content as Buffer)
    notice({ kind: row.kind, file, link: mail.link })
  }
}

/** The name of the file is the same on each attempt, so that a repeated mail replaces the first. */
function fileName({ id, kind, queuedAt }: MailRow): string {
  return `${queuedAt.toISOString().replace(/:/g, '-')}-${kind}-${id}.eml`
}

/** Writes atomically, also in case of a crash. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}
