import type { ReceivedFile } from '#src/matching/index.ts'
import type { Language } from '#src/words/languages.ts'

/** An application as it was sent: text fields, and files in the order in which they came. */
export interface SentForm {
  fields: Record<string, string>
  files: (ReceivedFile & { field: string })[]
  /** In which the form was read; null where nobody has said. */
  language?: Language | null
  /** It came as a mail, which answers no questions: those that must be answered stay open. */
  isMail?: boolean
}

/** A resume whose type is known from its bytes. */
export type SentFile = ReceivedFile & { type: NonNullable<ReceivedFile['type']> }
