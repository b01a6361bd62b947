/** Tells the sittings of one device apart without writing their secrets down. */
export const shortName = (token: string): string => {
  let hash = 5381
  for (const character of token) hash = (hash * 33) ^ character.codePointAt(0)!
  return (hash >>> 0).toString(36)
}
