import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import type { Contact } from './ports.ts'

/** The last ten digits: by them a phone number is known again, however it is written. Null where there are none. */
export const phoneKey = (phone: string | null | undefined): string | null => phone?.replaceAll(/\D/g, '').slice(-10) || null

/** What a resume's person is recognised by at the next upload: the email address in lower case, the last ten digits of the phone. */
export const contactOf = ({ email, phone }: Pick<ResumeFacts, 'email' | 'phone'>): Contact => ({
  email: email?.value.toLowerCase() ?? null,
  phone: phoneKey(phone?.value),
})
