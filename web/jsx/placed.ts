import { at, basePath } from '../address.ts'

const addresses = ['href', 'action', 'src', 'formAction']

/** What an element of HTML is given, with its addresses where the product lies. A compiled element's props belong to nobody else yet. */
export const placed = <Props>(type: unknown, props: Props): Props => {
  if (typeof type !== 'string' || basePath() === '/') return props
  const given = props as Record<string, unknown>
  for (const name of addresses) if (typeof given[name] === 'string') given[name] = at(given[name])
  return props
}
