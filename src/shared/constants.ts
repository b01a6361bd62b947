/** What the product calls itself on pages, in mails, in calendars and in authenticator apps. */
export const productName = 'Evident'

/**
 * What the value of a session cookie begins with that was handed out under https: it counts only under the cookie's name that
 * browsers let no other host write.
 */
export const hostMark = 'host~'

/** What stands in an answer where an address or a number of somebody under blind review is hidden. */
export const hiddenText = 'Hidden'

/** What the server connects to others for. */
export const purposes = [
  'language model',
  'transcription',
  'mail',
  'mail in',
  'file storage',
  'virus scan',
  'audit log',
  'webhooks',
  'calendars',
  'assistant',
  'sign-in',
  'traces',
  'other',
] as const

/** Whom or what it is about that leaves the server. */
export const egressSubjects = ['application', 'candidate', 'answer', 'mail', 'job', 'webhook', 'file'] as const

/** Longest title a job description can have, in characters. */
export const maximumTitleLength = 200
