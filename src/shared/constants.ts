/** What the product calls itself on pages, in mails, in calendars and in authenticator apps. */
export const productName = 'Evident'
