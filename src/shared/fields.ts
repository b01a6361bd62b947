import { DomainError } from './domain-error.ts'

const maximumTextLength = 200
const maximumEmailLength = 254

/** A field is missing or cannot be what it says it is. */
export class InvalidField extends DomainError {
  readonly kind = 'invalid'
  override readonly details: Record<string, string>
  constructor(
    readonly field: string,
    sentence: string,
  ) {
    super(sentence)
    this.details = { field }
  }
}

/** Line breaks and other control characters have no place in a name, and would be dangerous in a mail header. */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

const cleaned = (text: string) => text.replace(controls, ' ').replace(/\s+/g, ' ').trim()

/** A line of text that somebody typed; throws `InvalidField` when it is empty or too long. */
export function textField(field: string, label: string, value: string): string {
  const text = cleaned(value)
  if (text === '') throw new InvalidField(field, `${label} is required.`)
  if (text.length > maximumTextLength) throw new InvalidField(field, `${label} can have ${maximumTextLength} characters at most.`)
  return text
}

/** One plain address, in lower case; throws `InvalidField` for anything else. */
export function emailField(value: string): string {
  const email = plainEmail(value)
  if (email === '') throw new InvalidField('email', 'Email is required.')
  const isOne = /^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"[\]\\\p{Cc}]+$/u.test(email) && email.length <= maximumEmailLength
  if (!isOne) throw new InvalidField('email', 'This is not an email address.')
  return email
}

/** How an address is looked up, also one that nobody could have registered. Cut where it is too long to be one: throttles keep it. */
export const plainEmail = (value: string) =>
  value
    .trim()
    .toLowerCase()
    .slice(0, maximumEmailLength + 1)
