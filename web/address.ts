/**
 * Where the product lies on its host: '' or a path such as /ats (docs/decisions/101). Pages say it in one attribute, which is not there
 * without a path. The server sets it for as long as it renders.
 */
export let prefix = globalThis.document?.documentElement.dataset.prefix ?? ''

const isUnder = (path: string): boolean => `${path}/`.startsWith(`${prefix}/`)

/** One of our own addresses, such as /login, as a browser has to ask for it; any other address, and one that was made so before, as it is. */
export const at = (address: string): string =>
  address[0] === '/' && address[1] !== '/' && !isUnder(address) ? prefix + address : address

/** The other way round: a path of this browser, such as /ats/login, as our pages and calls name it. */
export const ownPath = (path: string): string => (isUnder(path) ? path.slice(prefix.length) || '/' : path)

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
