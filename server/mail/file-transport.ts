/** Where no mail server is configured, each mail becomes a file that a mail program opens. */
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { message, strict, type MailRow, type Sender, type SendMail } from './transport.ts'

export interface MailFile {
  readonly kind: MailRow['kind']
  readonly file: string
  /** The address that the mail leads to, if any. */
  readonly link: string | null
}

/** Files can hold secrets of links: only who runs the server may read them. `notice` hears of each. */
export function fileTransport(folder: string, from: Sender, notice: (mail: MailFile) => void): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, strict)
  return async (mail, row) => {
    const { message: content } = await transport.sendMail(message(mail, from))
    const file = join(folder, fileName(row))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(file, content as Buffer)
    notice({ kind: row.kind, file, link: mail.link })
  }
}

/** The same at each sending of the same row, so that a repeated mail takes the place of the first. */
function fileName({ id, kind, queuedAt }: MailRow): string {
  return `${queuedAt.toISOString().replace(/:/g, '-')}-${kind}-${id}.eml`
}

/** Never half there, not even after a crash. */
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
