import type { Reason } from './ports.ts'

/** Why two people may be one, as a sentence. */
export function reasonInWords({ kind, left, right, about = '' }: Reason): string {
  const same = left === right
  switch (kind) {
    case 'name':
      return same ? `The same name, ${left}` : `Names that go together: ${left} and ${right}`
    case 'same-email':
      return `The same email address, ${left}`
    case 'similar-email':
      return `Email addresses that differ by ${about}: ${left} and ${right}`
    case 'same-phone':
      return `The same phone number, ${left}`
    case 'phone-written-otherwise':
      return `The same phone number, written differently: ${left} and ${right}`
    case 'text':
      return `About ${about}% of the wording of their resumes is the same`
    case 'role':
      return same
        ? `Both were ${about} at the same time: ${left}`
        : `Both were ${about} in overlapping time: ${left} and ${right}`
    case 'employer':
      return same ? `Both worked for ${left}` : `Both worked for the same employer: ${left} and ${right}`
    case 'school':
      return same ? `Both went to ${left}` : `Both went to the same school: ${left} and ${right}`
    case 'city':
      return `Both are in ${left}`
  }
}
