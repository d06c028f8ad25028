/** The secrets that are not configured: each is generated once and stored in a file of the data folder. */
import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export class StoredSecretError extends Error {
  override readonly name = 'StoredSecretError'
}

interface StoredSecret {
  readonly file: string
  readonly setting: string
  /** What to do if the file is damaged. */
  readonly remedy: string
}

const pattern = /^[0-9a-f]{64}$/

/** The key that signs session tokens. Throws StoredSecretError if the file is damaged or cannot be read or written. */
export function loadSessionSecret(dataDir: string): Promise<string> {
  return load(dataDir, { file: 'jwt-secret', setting: 'JWT_SECRET', remedy: 'delete it, and everybody has to sign in once more' })
}

/** The key of second factors. Throws the same. */
export function loadSecondFactorKey(dataDir: string): Promise<string> {
  const remedy = 'restore it from a backup, since without it the codes of all authenticator apps are wrong'
  return load(dataDir, { file: 'second-factor-key', setting: 'SECOND_FACTOR_KEY', remedy })
}

async function load(dataDir: string, { file: name, setting, remedy }: StoredSecret): Promise<string> {
  const file = join(dataDir, name)
  const secret = await read(file).catch((error: NodeJS.ErrnoException) => {
    throw new StoredSecretError(`The file ${file} cannot be used (${error.code ?? error.message}): mend that, or set ${setting}.`)
  })
  if (pattern.test(secret)) return secret
  throw new StoredSecretError(`The file ${file} is damaged: ${remedy}.`)
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
