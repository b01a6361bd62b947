/** What the product calls itself on pages, in mails, in calendars and in authenticator apps. */
export const productName = 'Evident'

/**
 * What the value of a session cookie begins with that was handed out under https: it counts only under the cookie's name that
 * browsers let no other host write.
 */
export const hostMark = 'host~'

/** What stands in an answer where an address or a number of somebody under blind review is hidden. */
export const hiddenText = 'Hidden'

/** Longest title a job description can have, in characters. */
export const maximumTitleLength = 200
