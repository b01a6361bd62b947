/** Whether the own mail server found that a mail comes from where it says. */
export type Verified = 'pass' | 'fail' | 'unknown'

/** One result of the header: what was looked at, and everything that is told of it. */
const statement = /^\s*(dmarc|dkim|spf)(?:\s*\/\s*\d+)?\s*=\s*([a-z]+)\b(.*)$/is

/**
 * The statements of the header, without comments and quoted words, where whoever sent the mail may have put anything: the address on the
 * envelope stands in the header too, and may itself be written in quotes. Null for a header in which they do not end.
 */
function statementsOf(value: string): string[] | null {
  const statements = ['']
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < value.length; at++) {
    const letter = value.charAt(at)
    if ((isQuoted || depth > 0) && letter === '\\') at += 1
    else if (isQuoted) isQuoted = letter !== '"'
    // In comments as well: an address that is written in quotes may hold what would end one.
    else if (letter === '"') isQuoted = true
    else if (letter === '(') depth += 1
    else if (depth > 0) depth = letter === ')' ? depth - 1 : depth
    else if (letter === ';') statements.push('')
    else statements.push((statements.pop() ?? '') + letter)
  }
  return isQuoted || depth > 0 ? null : statements
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Same domain, or one inside of the other, as relaxed alignment has it without a list of public suffixes. */
const isAligned = (signer: string, domain: string) =>
  signer.includes('.') && (signer === domain || domain.endsWith(`.${signer}`) || signer.endsWith(`.${domain}`))

/**
 * What the own server wrote into Authentication-Results (RFC 8601). `headers` are in their order, newest first. Only what bears the name of the own
 * server counts, and of that the first: whatever the sender wrote stands below. Without a name nothing is known.
 */
export function verifiedSender(
  headers: readonly { key: string; value: string }[],
  authservId: string | null,
  from: string,
): Verified {
  if (!authservId) return 'unknown'
  const own = headers.flatMap(({ key, value }) => {
    if (key !== 'authentication-results') return []
    const statements = statementsOf(value)
    const [name = ''] = (statements ? statements[0]! : value).trim().split(/[\s;]/)
    return name.toLowerCase() === authservId.toLowerCase() ? [statements] : []
  })[0]
  if (!own) return 'unknown'
  const domain = domainOf(from)
  const found = own.slice(1).flatMap((each) => {
    const [, method = '', result = '', properties = ''] = statement.exec(each) ?? []
    if (!method) return []
    const [, signer = ''] = /header\.(?:d|i)\s*=\s*@?([^\s;@]+)/i.exec(properties) ?? []
    return [{ method: method.toLowerCase(), result: result.toLowerCase(), signer: signer.toLowerCase() }]
  })
  // Where there are several, somebody may have added one: only what all of them say counts.
  const dmarc = found.filter(({ method }) => method === 'dmarc').map(({ result }) => result)
  if (dmarc.includes('fail')) return 'fail'
  if (dmarc.length > 0 && dmarc.every((result) => result === 'pass')) return 'pass'
  const signatures = found.filter(({ method }) => method === 'dkim')
  if (signatures.some(({ result, signer }) => result === 'pass' && isAligned(signer, domain))) return 'pass'
  return signatures.some(({ result }) => result === 'fail' || result === 'permerror') ? 'fail' : 'unknown'
}
