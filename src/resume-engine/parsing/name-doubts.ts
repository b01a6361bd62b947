import { stemmer } from 'stemmer'
import { isFamilyName, isGivenName } from '../taxonomy/name-words.ts'
import { isCity, isPlace, isRegion } from '../taxonomy/places.ts'
import { headingKind } from '../taxonomy/sections.ts'
import { termRarity } from '../taxonomy/term-rarity.ts'
import { isSkill, isTitle } from './name-form.ts'

/** "Highlights Essbase", "Bangalore Tavarekere": a heading or a town that nobody is called by. */
const beginsElse = (value: string) => {
  const first = value.split(/[\s,]+/, 1)[0]!
  return !isGivenName(first) && (isCity(first) || headingKind(first) !== null)
}

/** "Venture Capital", "Tracking System": words that nobody is called by. */
export const isOrdinary = (value: string) => {
  const words = value.split(/[\s,]+/).filter((word) => word.length > 2)
  return words.length > 1 && words.every((word) => isWordOfWork(word) && !isFamilyName(word) && !isGivenName(word))
}

const isWordOfWork = (word: string) => termRarity(stemmer(word.toLowerCase())) > 0

/** Words in the form of a name that are a title, a skill or a place. */
export const meansElse = (value: string) =>
  isTitle(value) ||
  isSkill(value) ||
  isPlace(value) ||
  beginsElse(value) ||
  /,\s*[A-Z]{2}$|,\s*[A-Z][a-z]$/u.test(value) ||
  value.split(/,\s*/).some(isRegion)
