import { emailField } from '#src/shared/fields.ts'
import type { KeptPerson } from './directory.ts'
import { WrongScim } from './errors.ts'
import { type Change, isObject } from './scim-patch.ts'

/** What a directory says of somebody, and may change. */
export interface WantedPerson extends Pick<KeptPerson, 'userName' | 'externalId' | 'givenName' | 'familyName' | 'displayName'> {
  /** '' where it names none: then the user name has to be one. */
  email: string
  isActive: boolean
}

export const nobody: WantedPerson = {
  userName: '',
  externalId: null,
  givenName: '',
  familyName: '',
  displayName: '',
  email: '',
  isActive: true,
}

const longestText = 200

/** A line of text; '' for null. Throws `invalidValue`. */
export function textOf(attribute: string, value: unknown): string {
  const given = single(value)
  if (given === null || given === undefined) return ''
  if (typeof given !== 'string' && typeof given !== 'number') throw new WrongScim('invalidValue', `${attribute} is a text.`)
  const text = String(given)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (text.length > longestText) throw new WrongScim('invalidValue', `${attribute} has ${longestText} characters at most.`)
  return text
}

/** Some directories wrap a plain value: [{ "value": "False" }]. */
const single = (value: unknown): unknown => {
  const first: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return isObject(first) && 'value' in first ? first.value : first
}

/** Also "True" and "False", as Entra ID writes them. */
function yesOrNo(value: unknown): boolean {
  const given = single(value)
  const word = typeof given === 'string' ? given.trim().toLowerCase() : given
  if (word === true || word === 'true') return true
  if (word === false || word === 'false') return false
  throw new WrongScim('invalidValue', 'active is true or false.')
}

/** The address that somebody is written to: the primary one, else that of their work, else the first. */
function addressIn(value: unknown): string {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const addresses = list.flatMap((each) => {
    const address = textOf('emails.value', isObject(each) ? each.value : each)
    return address ? { address, isPrimary: isObject(each) && each.primary === true, type: isObject(each) ? each.type : null } : []
  })
  const best = addresses.find(({ isPrimary }) => isPrimary) ?? addresses.find(({ type }) => type === 'work') ?? addresses[0]
  return best?.address ?? ''
}

/** Whether a filter means the one address that is kept here: that of the work. */
const meansTheirs = ({ which }: Change) =>
  !which?.some(({ attribute, value }) => attribute === 'type' && String(value).toLowerCase() !== 'work')

/** Nobody but the server decides these. */
const readOnly = new Set(['id', 'meta', 'groups', 'roles'])

/**
 * The person as they are after these changes. What is not kept here (titles, phones, managers) is passed over; what only the server decides
 * may be said in a whole resource and is refused in a PATCH, with `mutability`.
 */
export function changedPerson(before: WantedPerson, changes: readonly Change[], { isWhole }: { isWhole: boolean }): WantedPerson {
  const person = { ...before }
  for (const change of changes) {
    const { attribute, does } = change
    const value = does === 'remove' ? null : change.value
    if (attribute === 'username') person.userName = textOf('userName', value)
    else if (attribute === 'externalid') person.externalId = textOf('externalId', value) || null
    else if (attribute === 'displayname') person.displayName = textOf('displayName', value)
    else if (attribute === 'name.givenname') person.givenName = textOf('name.givenName', value)
    else if (attribute === 'name.familyname') person.familyName = textOf('name.familyName', value)
    else if (attribute === 'active') person.isActive = yesOrNo(value)
    else if (attribute === 'emails' || attribute === 'emails.value') {
      const address = does === 'remove' ? '' : addressIn(value)
      // Whoever takes an address away leaves the one they had: mail and sign-in go there.
      if (address && meansTheirs(change)) person.email = address
    } else if (!isWhole && readOnly.has(attribute.split('.')[0] ?? '') && attribute !== 'id')
      throw new WrongScim('mutability', `${attribute} is decided by the server.`)
  }
  return checked(person)
}

function checked(person: WantedPerson): WantedPerson {
  if (person.userName === '') throw new WrongScim('invalidValue', 'userName is required.')
  const address = person.email || person.userName
  try {
    return { ...person, email: emailField(address) }
  } catch {
    throw new WrongScim('invalidValue', 'Somebody needs an email address, in emails or as userName.')
  }
}
