/** The passwords that are guessed first. */

/**
 * Whether it is one of the commonest passwords, in any letter case: about 50,000 of leaked ones, of which 18,000 are long enough to
 * be chosen. The list is read when it is first needed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await (commonPasswords ??= readCommonPasswords())).has(password.toLowerCase())
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
