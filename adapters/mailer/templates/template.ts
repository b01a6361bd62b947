import type { ReactElement } from 'react'
import type { Mail } from '#src/ports/mailer.ts'

/** What one kind of mail looks like. */
export interface Template<Kind extends Mail['kind']> {
  /** Free of anything a stranger typed, but where a person writes the whole mail. */
  subject: string | ((mail: Extract<Mail, { kind: Kind }>) => string)
  body(mail: Extract<Mail, { kind: Kind }>): ReactElement
}
