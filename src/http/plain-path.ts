/** Of letters that are written as their numbers, and the percent sign of those as its own, as often as somebody likes. */
const written = /%(?:25)*([0-9a-f]{2})/gi
/** Such numbers can be made of others, which are read in the next round. */
const mostRounds = 8

/** Where products of this process lie on their hosts, such as /ats: an address says the same with it and without. */
const places = new Set<string>()

/** From now on plain paths are told without this one before them. */
export const leaveOut = (place: string) => void places.add(place.toLowerCase())

const within = (path: string): string => {
  const place = [...places].find((each) => path.toLowerCase().startsWith(`${each}/`))
  return place === undefined ? path : within(path.slice(place.length))
}

/**
 * The path of an address as anybody on its way may read it: decoded, with single slashes, without dots and without what nobody
 * sees. Only for telling whether an address is a secret: what it leads to, its own route decides.
 */
export function plainPath({ url }: Pick<Request, 'url'>): string {
  let path = URL.parse(url)?.pathname ?? ''
  for (let round = 0, before = ''; path !== before && round < mostRounds; round += 1) {
    before = path
    path = path.replaceAll(written, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
  const parts: string[] = []
  for (const part of path.replaceAll(/[^\w.~/\\-]/g, '').split(/[/\\]+/)) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return within(`/${parts.join('/')}`)
}
