import type { Profile } from '#src/matching/index.ts'
import { longestCell, longestField } from '../constants.ts'
import { emptyProfile } from '../reading/read-row.ts'
import { addressIn, phoneIn, tidied } from '../reading/tidy.ts'
import { instantOf } from './dates.ts'
import { firstOf, type Json, textIn } from './json.ts'

type Told = Profile['positions'][number]['start']

export const line = (value: unknown): string | null =>
  tidied(textIn(value).slice(0, 20_000)).text.replaceAll('\n', ' ').slice(0, longestField) || null

export const lines = (value: unknown): string[] =>
  tidied(textIn(value).slice(0, 10 * longestCell))
    .text.slice(0, longestCell)
    .split('\n')
    .filter(Boolean)

/** A month as exact as it is told. */
export function monthOf(value: unknown): Told {
  const text = textIn(value)
  const year = /^(\d{4})$/.exec(text)
  if (year) return inReach(Number(year[1]), null)
  const month = /^(\d{4})-(\d{2})$/.exec(text)
  if (month) return inReach(Number(month[1]), Number(month[2]))
  const told = text ? instantOf(/^\d+$/.test(text) ? Number(text) : text) : null
  return told ? inReach(Number(told.iso.slice(0, 4)), Number(told.iso.slice(5, 7))) : null
}

const inReach = (year: number, month: number | null): Told =>
  year >= 1950 && year <= 2049 && (month === null || (month >= 1 && month <= 12)) ? { year, month } : null

/** From and to; without an end it goes on where the entry says so. */
export const span = (from: unknown, to: unknown, goesOn: boolean): { start: Told; end: Told | 'present' } => {
  const start = monthOf(from)
  const end = monthOf(to)
  return { start, end: end ?? (start && goesOn ? 'present' : null) }
}

interface Contact {
  name: string | null
  emails: string[]
  phones: string[]
}

/** Who it is; further addresses and numbers come back, because a profile has one of each. */
export function contactIn({ name, emails, phones }: Contact): {
  profile: Profile
  further: { emails: string[]; phones: string[] }
} {
  const addresses = [...new Set(emails.flatMap((email) => addressIn(email) ?? []))]
  const numbers = [...new Set(phones.flatMap((phone) => phoneIn(tidied(phone).text) ?? []))]
  return {
    profile: { ...emptyProfile(), name, email: addresses[0] ?? null, phone: numbers[0] ?? null },
    further: { emails: addresses.slice(1), phones: numbers.slice(1) },
  }
}

/** First and last name as one. */
export const fullName = (entry: Json, first: string, last: string): string | null =>
  line([firstOf(entry, first), firstOf(entry, last)].filter(Boolean).join(' '))

/** HTML of notes as plain text: no mark-up is followed. */
export const plain = (text: string): string =>
  text
    .replaceAll(/<(?:br|\/p|\/div|\/li)\s*\/?>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim()
