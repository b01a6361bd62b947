import { fill } from './fill.ts'
import type { Language } from './languages.ts'

/** A text that depends on a number. Languages with more forms than two find theirs under its name. */
export interface Plural {
  one: string
  other: string
}

const rules = new Map<Language, Intl.PluralRules>()

/** The form of a text for a number, which stands in it as {count}. */
export const plural = (language: Language, forms: Plural, count: number): string => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return fill(known.select(count) === 'one' ? forms.one : forms.other, { count: numberIn(language, count) })
}

/** 12,500 or 12.500. */
export const numberIn = (language: Language, value: number): string => value.toLocaleString(language)

/** English is that of the United States, with the month in letters: no month is taken for a day. */
const placeOf = (language: Language) => (language === 'en' ? 'en-US' : language)

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const key = language + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(placeOf(language), options)
  formats.set(key, known)
  return known
}

/** Spaces that look alike are written alike, so that server and browser write the same. */
const plainSpaces = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')

/** 'Dec 5, 2026' of an instant or of 'YYYY-MM-DD', the same in every time zone; 'N/A' for no date. */
export const dayIn = (language: Language, date: string | null | undefined): string => {
  const time = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? 'N/A' : plainSpaces(formatOf(language, { ...day, timeZone: 'UTC' }).format(time))
}

/** 'Dec 5, 2026, 14:30' in a time zone, 'UTC' for the server and whoever does not know better; 'N/A' for no date. */
export const momentIn = (language: Language, date: string | null | undefined, timeZone = 'UTC'): string => {
  const time = date ? Date.parse(date) : Number.NaN
  if (Number.isNaN(time)) return 'N/A'
  return plainSpaces(formatOf(language, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(time))
}
