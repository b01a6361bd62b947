/** The parts of a mail as a parser found them, before anybody has asked what they mean. */
export interface MimeParts {
  /** In their order; names in lower case, values unfolded but not decoded. */
  headers: { key: string; value: string }[]
  from: { address: string; name: string }
  /** From To, Cc and Bcc. */
  recipients: string[]
  subject: string
  messageId: string | null
  inReplyTo: string | null
  references: string | null
  /** ISO 8601, or what the header says. */
  date: string | null
  text: string
  html: string
  files: MimeFile[]
  /** The parts could not be read within the limits: there are headers only. */
  isCut: boolean
}

export interface MimeFile {
  filename: string | null
  mimeType: string
  disposition: string | null
  /** A picture within the text. */
  isInline: boolean
  /** Of a calendar: REQUEST, REPLY and so on. */
  method: string | null
  content: Uint8Array
}

export const mailLimits = {
  /** A mail beyond that stays in its mailbox. A resume of 25 MB has 34 MB in base64. */
  mailBytes: 40 * 1024 * 1024,
  /** One file, as everywhere. */
  fileBytes: 26_214_400,
  files: 10,
  headerBytes: 512 * 1024,
  depth: 30,
  /** Characters of the text that are kept. */
  text: 50_000,
  subject: 500,
  name: 200,
  filename: 200,
} as const
