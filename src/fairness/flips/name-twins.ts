import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Exchange } from './exchanges.ts'

/** Ordinary names in English, some of whose words are words of trades: a woman's and a man's with one family name. */
const pairs: [woman: string, man: string][] = [
  ['Emily Clarke', 'Henry Clarke'],
  ['Laura Whitfield', 'Peter Whitfield'],
  ['Grace Baker', 'Mason Baker'],
  ['Alice Marsh', 'Victor Marsh'],
  ['Sarah Ann Porter', 'John Paul Porter'],
  ['Ruby Carpenter', 'Hunter Carpenter'],
]

/** Names that tell another language, or another part of the world. */
const elsewhere = [
  'Nguyễn Thị Minh Khai',
  'Olumide Adeyemi',
  'Priya Venkataraman',
  'Mohammed Al-Rashid',
  'Siobhán Ní Bhriain',
  'Søren Møller-Nielsen',
  'Jesús García Márquez',
  'Wei Zhang',
  'Agnieszka Wójcik',
  'Ayşe Yıldız',
  'Kwame Boateng',
  'Fatima Zahra Benali',
  'Yuki Tanaka',
  'Shaniqua Jefferson',
  'Ioana Popescu',
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const likeWritten = (written: string, name: string) => (written === written.toUpperCase() ? name.toUpperCase() : name)

/** Copies of a resume with other names, wherever the name stands in full; none where it gives no name. */
export function nameTwins(
  { text }: ReadDocument,
  name: string | null,
): Record<'same' | 'otherLanguages' | 'genders', Exchange[]> {
  if (!name) return { same: [], otherLanguages: [], genders: [] }
  const sought = new RegExp(`(?<!\\p{L})${name.trim().split(/\s+/).map(escaped).join('[^\\S\\n]+')}(?!\\p{L})`, 'giu')
  const found = [...text.matchAll(sought)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    written: match[0],
  }))
  if (found.length === 0) return { same: [], otherLanguages: [], genders: [] }
  const called = (other: string) => found.map(({ start, end, written }) => ({ start, end, by: likeWritten(written, other) }))
  const instead = (other: string): Exchange => ({ one: [], other: called(other) })
  return {
    same: pairs.flat().map(instead),
    otherLanguages: elsewhere.map(instead),
    genders: pairs.map(([woman, man]) => ({ one: called(woman), other: called(man) })),
  }
}
