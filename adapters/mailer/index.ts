import type { Choice } from '#adapters/adapter.ts'
import type { Mailer } from '#src/ports/mailer.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'

export const mailers: Choice<Mailer> = { variable: 'MAILER', adapters: { outbox, smtp } }
