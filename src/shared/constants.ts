/** What the product calls itself on pages, in mails, in calendars and in authenticator apps. */
export const productName = 'Evident'

/** What stands in an answer where an address or a number of somebody under blind review is hidden. */
export const hiddenText = 'Hidden'
