import { at, prefix } from '../address.ts'

/**
 * Puts the addresses of an element of HTML where the product lies; whatever else stands there, such as the function of a form, stays. A
 * compiled element's props belong to nobody else yet.
 */
export const place = (type: unknown, props: unknown): void => {
  const given = props as Record<string, string>
  if (prefix && typeof type === 'string') for (const name of ['href', 'action', 'src']) given[name] &&= at(given[name])
}
