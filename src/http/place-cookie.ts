/**
 * For a proxy that has several processes behind it: who brings the same value is best sent to the same one, which has their workspace at hand.
 * What it says decides nothing here: whoever writes another one only goes elsewhere.
 */
export const placeCookieName = 'place'

/** The same for everybody of a workspace, and tells nobody which one it is. */
export const placeOf = (workspaceId: string) =>
  new Bun.CryptoHasher('sha256').update(`place ${workspaceId}`).digest('base64url').slice(0, 12)
