import type { ListedCandidate, ListedFields } from '../ports.ts'
import { type Bits, clearBit, noBits, setBit } from './bits.ts'
import { grown } from './value-lists.ts'

export const unknownYears = -1

/** What is known of the candidate at each place, a number each: a hundred thousand are looked through at once. */
export interface Figures {
  /** The places where somebody is. */
  taken: Bits
  phones: Bits
  percentages: Float64Array
  confidences: Float64Array
  /** In milliseconds. */
  created: Float64Array
  /** Whole years; -1 where they are not known. */
  years: Int16Array
}

const firstRoom = 1024

export const noFigures = (): Figures => ({
  taken: noBits(firstRoom),
  phones: noBits(firstRoom),
  percentages: new Float64Array(firstRoom),
  confidences: new Float64Array(firstRoom),
  created: new Float64Array(firstRoom),
  years: new Int16Array(firstRoom),
})

/** Makes room for a place. For how many there is room now; null where there was enough. */
export function makeRoom(figures: Figures, place: number): number | null {
  if (place < figures.percentages.length) return null
  const length = Math.ceil((place * 1.5) / 32) * 32
  figures.percentages = grown(figures.percentages, length)
  figures.confidences = grown(figures.confidences, length)
  figures.created = grown(figures.created, length)
  figures.years = grown(figures.years, length)
  figures.taken = grown(figures.taken, length / 32)
  figures.phones = grown(figures.phones, length / 32)
  return length
}

export function setFigures(
  { taken, phones, percentages, confidences, created, years }: Figures,
  place: number,
  candidate: Pick<ListedCandidate, 'percentage' | 'confidence' | 'createdAt'>,
  { totalExperience, mobileNumber }: Pick<ListedFields, 'totalExperience' | 'mobileNumber'>,
): void {
  setBit(taken, place)
  percentages[place] = candidate.percentage
  confidences[place] = candidate.confidence
  created[place] = candidate.createdAt.getTime()
  years[place] = totalExperience ?? unknownYears
  if (mobileNumber) setBit(phones, place)
  else clearBit(phones, place)
}
