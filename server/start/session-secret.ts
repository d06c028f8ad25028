/** The key that signs session tokens if none is configured: generated once and stored in the data folder. */
import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export class SessionSecretError extends Error {
  override readonly name = 'SessionSecretError'
}

const pattern = /^[0-9a-f]{64}$/

/** Throws SessionSecretError if the file is damaged or cannot be read or written. */
export async function loadSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret')
  const secret = await read(file).catch((error: NodeJS.ErrnoException) => {
    throw new SessionSecretError(`The file ${file} cannot be used (${error.code ?? error.message}): mend that, or set JWT_SECRET.`)
  })
  if (pattern.test(secret)) return secret
  throw new SessionSecretError(`The file ${file} is damaged: delete it, and everybody has to sign in once more.`)
}

async function read(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await create(file)
    return (await readFile(file, 'utf8')).trim()
  }
}

/** Atomic, and never replaces an existing file: two servers that start at the same time read the same secret. */
async function create(file: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished)
  }
}
