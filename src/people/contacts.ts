/** Mail providers that many people have, none of them a slip of another. */
const providers = new Set(
  `gmail.com yahoo.com hotmail.com outlook.com icloud.com live.com msn.com me.com mac.com aol.com mail.com email.com ymail.com proton.me
  protonmail.com gmx.de gmx.net gmx.com gmx.at web.de t-online.de freenet.de zoho.com fastmail.com hey.com rediffmail.com qq.com 163.com 126.com
  yandex.ru yandex.com mail.ru orange.fr free.fr wanadoo.fr laposte.net libero.it virgilio.it yahoo.co.uk yahoo.co.in yahoo.in yahoo.fr yahoo.de
  hotmail.co.uk hotmail.fr hotmail.de hotmail.it live.co.uk live.de live.fr outlook.de outlook.fr comcast.net verizon.net att.net`.split(
    /\s+/,
  ),
)
const oftenMistyped = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com']
const sharedBoxes = new Set(
  'info contact office mail email jobs career careers hr admin hello team kontakt resume applications'.split(' '),
)

interface Address {
  local: string
  domain: string
}

const parts = (email: string): Address => {
  const at = email.lastIndexOf('@')
  return { local: email.slice(0, at).toLowerCase(), domain: email.slice(at + 1).toLowerCase() }
}

const withoutPlus = (local: string) => local.replace(/\+.*$/, '')
const plainLocal = (local: string) => withoutPlus(local).replaceAll('.', '')

/** 'gmial.com' → 'gmail.com'; the domain itself when it is no slip of a large provider. */
function meantDomain(domain: string): string {
  if (domain === 'googlemail.com') return 'gmail.com'
  if (providers.has(domain)) return domain
  return oftenMistyped.find((provider) => isOneSlipApart(domain, provider)) ?? domain
}

/** What an address has in common with others that may be the same person's mailbox. */
export function emailKeys(email: string): string[] {
  const { local, domain } = parts(email)
  const plain = plainLocal(local)
  const keys = [`${plain}@${meantDomain(domain)}`]
  // The domain may be anybody's and mistyped: then the part before it has to be telling.
  if (plain.length >= 6 && !sharedBoxes.has(plain)) keys.push(`${plain}@`)
  return keys
}

/** How two addresses differ when they may be the same mailbox: 'dots', 'an addition after +', 'a slip in the domain'; null when they are not. */
export function emailDifference(one: string, other: string): string | null {
  const [a, b] = [parts(one), parts(other)]
  if (plainLocal(a.local) !== plainLocal(b.local) || plainLocal(a.local) === '') return null
  const how: string[] = []
  if (a.domain !== b.domain) {
    const meant = meantDomain(a.domain) === meantDomain(b.domain)
    const foreign = !providers.has(a.domain) && !providers.has(b.domain)
    if (!meant && !(foreign && isOneSlipApart(a.domain, b.domain) && emailKeys(one).length > 1)) return null
    how.push('a slip in the domain')
  }
  if (a.local.includes('+') !== b.local.includes('+') || (a.local.includes('+') && a.local !== b.local))
    how.push('an addition after +')
  if (withoutPlus(a.local) !== withoutPlus(b.local)) how.push('dots')
  return how.length === 0 ? null : how.join(' and ')
}

/** One letter more, less, other or exchanged with its neighbour. */
export function isOneSlipApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (one[start] !== undefined && one[start] === other[start]) start += 1
  const [a, b] = [one.slice(start), other.slice(start)]
  if (a.length > b.length) return a.slice(1) === b
  if (b.length > a.length) return b.slice(1) === a
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
}

/** The digits that are dialled, without the zeros that lead out of a country or a town: '+49 (0)30 123 456' → '4930123456'. */
const dialled = (phone: string): string =>
  phone
    .replace(/(?:ext\.?|extension|x|#)\s*\d+\s*$/i, '')
    .replace(/\(0\)/g, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')

const leastDigits = 8

/** The end that every way of writing a number shares; null for one too short to tell people apart. */
export const phoneKey = (phone: string): string | null => {
  const digits = dialled(phone)
  return digits.length < leastDigits ? null : digits.slice(-leastDigits)
}

/** Calling codes of countries, as far as their length goes. */
const callingCode =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|5[09]\d|6[789]\d|8[0578]\d|9[679]\d)0?$/

/** 'same' digits, the same number 'otherwise' written (with or without the country), or null for two numbers. */
export function phoneLikeness(one: string, other: string): 'same' | 'otherwise' | null {
  const [shorter, longer] = [dialled(one), dialled(other)].toSorted((a, b) => a.length - b.length) as [string, string]
  if (shorter.length < leastDigits) return null
  if (shorter === longer) return one.replace(/\D/g, '') === other.replace(/\D/g, '') ? 'same' : 'otherwise'
  if (!longer.endsWith(shorter)) return null
  return callingCode.test(longer.slice(0, -shorter.length)) ? 'otherwise' : null
}
