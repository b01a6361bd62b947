/** Whether the own mail server found that a mail comes from where it says. */
export type Verified = 'pass' | 'fail' | 'unknown'

const methods = /\b(dmarc|dkim|spf)\s*=\s*([a-z]+)([^;]*)/gi

/** Comments may stand anywhere in the header and hold anything. */
const withoutComments = (value: string): string => {
  let depth = 0
  let kept = ''
  for (const letter of value) {
    if (letter === '(') depth++
    else if (letter === ')' && depth > 0) depth--
    else if (depth === 0) kept += letter
  }
  return kept
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
  const own = headers.find(({ key, value }) => {
    if (key !== 'authentication-results') return false
    const [name = ''] = withoutComments(value).trim().split(/[\s;]/)
    return name.toLowerCase() === authservId.toLowerCase()
  })
  if (!own) return 'unknown'
  const domain = domainOf(from)
  const found: { method: string; result: string; signer: string }[] = []
  for (const [, method = '', result = '', properties = ''] of withoutComments(own.value).matchAll(methods)) {
    const [, signer = ''] = /header\.(?:d|i)\s*=\s*"?@?([^\s";@]+)/i.exec(properties) ?? []
    found.push({ method: method.toLowerCase(), result: result.toLowerCase(), signer: signer.toLowerCase() })
  }
  const dmarc = found.find(({ method }) => method === 'dmarc')?.result
  if (dmarc === 'pass') return 'pass'
  if (dmarc === 'fail') return 'fail'
  const signatures = found.filter(({ method }) => method === 'dkim')
  if (signatures.some(({ result, signer }) => result === 'pass' && isAligned(signer, domain))) return 'pass'
  return signatures.some(({ result }) => result === 'fail' || result === 'permerror') ? 'fail' : 'unknown'
}
