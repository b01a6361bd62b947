import type { VersionChangesAnswer } from '../../../api/people.ts'

export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
  /** Where it stands among the pieces: they never change places. */
  at: number
}

/** Two texts that have nothing in common take long to compare; then they are shown as they are. */
const patienceMs = 1500
/** Of what is the same, so many characters stay around a change. */
const context = 160

/** What stands between two spaces is one word, such as an address or a number; a comma or full stop behind it is none of it. */
const wordsOf = (text: string) => text.match(/\s+|[,;:()]+|\.(?=\s|$)|(?:(?!\.(?:\s|$))[^\s,;:()])+/g) ?? []
/** Where a line ends says nothing. */
const isSame = (one: string, other: string) => one === other || (one.trim() === '' && other.trim() === '')

/** The pieces of both texts in their order: what both have, what only the newer and what only the older has. */
export const comparedTexts = async ({ older, newer }: VersionChangesAnswer['texts']): Promise<Piece[]> => {
  const { diffArrays } = await import('diff')
  const changes = diffArrays(wordsOf(older), wordsOf(newer), { timeout: patienceMs, comparator: isSame })
  if (!changes)
    return [
      { kind: 'removed', text: older, at: 0 },
      { kind: 'added', text: newer, at: 1 },
    ]
  return changes.map(({ added, removed, value }, at) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: added || removed ? value.join('') : shortened(value.join(''), at === 0, at === changes.length - 1),
    at,
  }))
}

const shortened = (text: string, isFirst: boolean, isLast: boolean) => {
  if (text.length <= context * 3) return text
  const [head, tail] = [isFirst ? '' : text.slice(0, context), isLast ? '' : text.slice(-context)]
  return `${head} […] ${tail}`
}
