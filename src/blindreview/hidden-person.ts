import { createHash } from 'node:crypto'
import { type Concealer, concealerOf, plainWord, saysOnly } from './concealing.ts'
import type { HiddenRecord, IdentityWords } from './ports.ts'

/** Somebody under blind review: what stands in place of their name, and how their words are hidden. */
export interface HiddenPerson {
  id: string
  /** Such as 'Candidate 4F2A9': the same on every screen, and nothing of the person in it. */
  label: string
  /** Names and contact data in full: nobody else's record has them either. */
  anywhere: string[]
  /** For their own records: also single names, schools and what lines about the person say. */
  conceal: Concealer
  isName(text: string): boolean
  isContact(text: string): boolean
}

const shortestPart = 3

export function hiddenPerson(id: string, records: readonly HiddenRecord[]): HiddenPerson {
  const words = records.map(({ words }) => words)
  const all = (kind: keyof IdentityWords) => words.flatMap((each) => each[kind])
  const names = [...new Set(all('names').flatMap((name) => [name, inOtherOrder(name)]))]
  const contacts = [...new Set(all('contacts'))]
  const parts = names.flatMap((name) => name.split(/[\s,.-]+/)).filter((part) => isTelling(part))
  const files = records.map(({ filename }) => filename.replace(/\.[a-z0-9]{1,5}$/i, ''))
  return {
    id,
    label: labelOf(id),
    anywhere: [
      ...names.filter((name) => /[\s,.-]|[^\x20-\x7e]/.test(name.trim())),
      ...contacts.filter((value) => value.length >= 6),
    ],
    conceal: concealerOf([...names, ...parts, ...contacts, ...all('schools'), ...all('personal'), ...files]),
    isName: (text) => saysOnly(text, names),
    isContact: (text) => saysOnly(text, contacts),
  }
}

const labelOf = (id: string): string =>
  `Candidate ${createHash('sha256').update(`blind ${id}`).digest('hex').slice(0, 5).toUpperCase()}`

const isTelling = (part: string) => (/[^\x20-\x7e]/.test(part) ? part.length >= 2 : plainWord(part).length >= shortestPart)

/** "Doe, Jane", "Doe Jane". */
const inOtherOrder = (name: string) => {
  const words = name.split(/\s+/)
  return words.length < 2 ? name : [words.at(-1), ...words.slice(0, -1)].join(' ')
}
