/** A device that takes longer is asked again. */
export const challengeMs = 5 * 60_000
/** More of them are a mistake. */
export const mostPasskeys = 20
export const longestPasskeyName = 60
