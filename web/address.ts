/**
 * Where the product lies on its host: '' or a path such as /ats (docs/decisions/101). Pages say it in one attribute, which is not there
 * without a path. The server sets it for as long as it renders.
 */
let prefix = globalThis.document?.documentElement.dataset.prefix ?? ''

const isUnder = (address: string): boolean =>
  address.startsWith(prefix) && /^[/?#]|^$/.test(address.slice(prefix.length, prefix.length + 1))

/** One of our own addresses, such as /login, as a browser has to ask for it; any other address, and one that was made so before, as it is. */
export const at = (address: string): string =>
  prefix !== '' && address[0] === '/' && address[1] !== '/' && !isUnder(address) ? prefix + address : address

/** The other way round: a path of this browser, such as /ats/login, as our pages and calls name it. */
export const ownPath = (path: string): string => (prefix !== '' && isUnder(path) ? path.slice(prefix.length) || '/' : path)

/** The path that all our pages lie under and that our cookies are for. */
export const basePath = (): string => prefix || '/'

/** The address of the start page without a slash at the end, as others have to be told; only in a browser. */
export const siteAddress = (): string => window.location.origin + prefix

/** Renders for a product that lies there. Nothing may be waited for meanwhile: others render for other places. */
export const renderedAt = <Result>(place: string, render: () => Result): Result => {
  const before = prefix
  prefix = place
  try {
    return render()
  } finally {
    prefix = before
  }
}
