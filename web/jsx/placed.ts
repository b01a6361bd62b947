import { at, prefix } from '../address.ts'

/**
 * What an element of HTML is given, with its addresses where the product lies; whatever else stands there, such as the function of a
 * form, stays. A compiled element's props belong to nobody else yet.
 */
export const placed = <Props>(type: unknown, props: Props): Props => {
  if (prefix === '' || typeof type !== 'string') return props
  const given = props as Record<string, string>
  for (const name of ['href', 'action', 'src', 'formAction']) given[name] &&= at(given[name])
  return props
}
