const isOwnMachine = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]')

/** Whether an assistant may be sent back there: a page under https, or a program on the person's own machine. */
export function isGoodRedirect(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    address.length <= 500 &&
    (url.protocol === 'https:' || isOwnMachine(url)) &&
    url.hash === '' &&
    !address.includes('#') &&
    url.username === '' &&
    url.password === ''
  )
}

/** Whether this is one of those: the same to the sign, but for the port on the own machine, which programs choose anew each time. */
export function isKnownRedirect(known: readonly string[], address: string): boolean {
  if (!isGoodRedirect(address)) return false
  if (known.includes(address)) return true
  const url = new URL(address)
  if (!isOwnMachine(url)) return false
  return known.some((each) => {
    const other = new URL(each)
    return (
      isOwnMachine(other) && other.hostname === url.hostname && other.pathname === url.pathname && other.search === url.search
    )
  })
}

/** Where somebody is sent back to, in the words of the page that asks them. */
export function redirectInWords(address: string): string {
  const url = new URL(address)
  return isOwnMachine(url) ? 'a program on your own computer' : url.host
}

/** The address with an answer in it. */
export function answeredAt(address: string, answer: Record<string, string | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
