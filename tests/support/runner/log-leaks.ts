/** Finds private data in logs. */
import { privateMark } from './private-values.ts'

const forbidden: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'a password or a text of a test', pattern: new RegExp(privateMark, 'i') },
  { name: 'an e-mail address', pattern: /[^\s"'<>()[\]/:]@[\w-]+(?:\.[\w-]+)+/ },
  { name: 'a session token', pattern: /eyJ[\w-]{8,}/ },
  { name: 'the secret of a link', pattern: /(?<![\w-])[\w-]{43}(?![\w-])/ },
  { name: 'the hash of a password', pattern: /\$argon2/ },
  { name: 'the secret of sessions', pattern: /a secret of the tests/ },
]

/** One sentence for each line that contains private data. */
export function leaksIn(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    const found = forbidden.find(({ pattern }) => pattern.test(line))
    return found ? [`The log contains ${found.name}: ${line}`] : []
  })
}
