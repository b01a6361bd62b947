import type * as en from './en.ts'

/** Every text of the pages of candidates and applicants, by the part of the product that shows it. English is the measure. */
export type Words = typeof en

/** The parts of a catalogue, such as `apply`. */
export type Part = keyof Words
