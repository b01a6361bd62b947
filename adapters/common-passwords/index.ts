import type { CommonPasswords } from '#src/ports/common-passwords.ts'

let list: Promise<Set<string>> | null = null

/** The 50,000 commonest passwords of known leaks. Loaded when the first password is checked, since few processes need it. */
export const commonPasswords: CommonPasswords = {
  async include(password) {
    list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
    return (await list).has(password)
  },
}
