import type { AskCategory } from './category-constants.ts'

/** A part of a question that means something. Offsets are into the question, `end` exclusive. */
export interface Item {
  start: number
  end: number
  category: AskCategory
  operator: string
  values: string[]
  /** True where the words deny by themselves: 'untagged'. */
  denied?: boolean
}

/** A question while it is being read: each letter is used once. */
export interface Draft {
  /** As written, in plain signs. */
  text: string
  lower: string
  /** 'YYYY-MM-DD' of the server's clock. */
  today: string
  used: Uint8Array
  items: Item[]
}

export const isFree = ({ used }: Draft, start: number, end: number) => !used.subarray(start, end).includes(1)

export const use = ({ used }: Draft, start: number, end: number) => used.fill(1, start, end)

export function addItem(draft: Draft, item: Item) {
  if (!isFree(draft, item.start, item.end)) return false
  use(draft, item.start, item.end)
  draft.items.push(item)
  return true
}

/** Every place of a pattern whose letters nobody has used yet. */
export function* places(draft: Draft, pattern: string | RegExp) {
  const expression = typeof pattern === 'string' ? new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w])`, 'g') : pattern
  for (const match of draft.lower.matchAll(expression)) {
    const [start, end] = [match.index, match.index + match[0].length]
    if (end > start && isFree(draft, start, end)) yield { match, start, end }
  }
}

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
