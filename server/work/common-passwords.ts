/** The list of common passwords, which attackers try first. */

/**
 * Whether the password is on the list, in any letter case. The list has about 50,000 leaked passwords, of which 18,000 meet
 * the minimum length. It is loaded on first use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await (commonPasswords ??= readCommonPasswords())).has(password.toLowerCase())
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
