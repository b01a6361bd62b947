import type { CommonPasswords } from '#src/ports/common-passwords.ts'
import { productName } from './constants.ts'
import { DomainError } from './domain-error.ts'

const minimumPasswordLength = 8
export const maximumPasswordLength = 1024

export class PasswordRefused extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'PASSWORD_REFUSED'
}

export class PasswordTooShort extends PasswordRefused {
  constructor() {
    super(`The password needs ${minimumPasswordLength} characters or more.`)
  }
}

interface Owner {
  email: string
  fullName: string
  companyName?: string
}

/**
 * Refuses what would be guessed first: short ones, the commonest ones, the owner's own name, address or company. Everything
 * else is allowed as it is, spaces and all alphabets included; no kind of character is demanded.
 */
export const checkPassword =
  ({ commonPasswords }: { commonPasswords: CommonPasswords }) =>
  async (password: string, owner: Owner): Promise<void> => {
    if ([...password].length < minimumPasswordLength) throw new PasswordTooShort()
    if (password.length > maximumPasswordLength)
      throw new PasswordRefused(`The password can have ${maximumPasswordLength} characters at most.`)
    const plain = password.toLowerCase()
    if (new Set(plain).size < 3 || (await commonPasswords.include(plain)))
      throw new PasswordRefused('This password is one of the first that attackers try. Please choose another one.')
    if (isMadeOf(plain, wordsOfTheTrade))
      throw new PasswordRefused('A password made of words that everybody uses here is easy to guess. Please choose another one.')
    if (isAbout(plain, owner))
      throw new PasswordRefused('A password made of your name, address or company is easy to guess. Please choose another one.')
  }

/** What anybody who knows where the password is for tries first. */
const wordsOfTheTrade = [
  productName.toLowerCase(),
  'recruiter',
  'recruiting',
  'recruitment',
  'hiring',
  'candidate',
  'resume',
  'admin',
]

/** Whether it is made of the owner's own words. */
function isAbout(password: string, { email, fullName, companyName = '' }: Owner) {
  const words = [
    email,
    ...email.split('@'),
    ...email.split(/[@._+-]/),
    fullName,
    ...fullName.split(' '),
    companyName,
    ...companyName.split(' '),
  ]
  return isMadeOf(
    password,
    words.map((word) => word.toLowerCase().trim()),
  )
}

/** Whether nothing but digits and signs is left when these words are taken away. */
function isMadeOf(password: string, words: string[]) {
  const longestFirst = words.filter((word) => word.length >= 3).toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest !== password && rest.replace(/[\p{N}\p{P}\p{S}\s]/gu, '').length < 3
}
