import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { VersionChangesAnswer } from '../../../api/people.ts'
import { Notice } from '../../../components/notice.tsx'

interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
  /** Where it stands among the pieces: they never change places. */
  at: number
}

/** Two texts that have nothing in common take long to compare; then they are shown as they are. */
const patienceMs = 1500
/** Of what is the same, so many characters stay around a change. */
const context = 160

/** Words with the space behind them: an address or a number is one. */
const wordsOf = (text: string) => text.match(/\s*\S+\s*/g) ?? []

const compared = async ({ older, newer }: VersionChangesAnswer['texts']): Promise<Piece[]> => {
  const { diffArrays } = await import('diff')
  const changes = diffArrays(wordsOf(older), wordsOf(newer), { timeout: patienceMs })
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

/** The whole text of two resumes, word by word, when somebody asks for it. */
export const WordChanges = ({ texts }: Pick<VersionChangesAnswer, 'texts'>) => {
  const [pieces, setPieces] = useState<Piece[] | 'busy' | 'failed' | null>(null)
  const show = () => {
    setPieces('busy')
    compared(texts).then(setPieces, () => setPieces('failed'))
  }
  if (texts.older === '' || texts.newer === '')
    return <p className="muted small">The text of one of them is no longer kept, so the wording cannot be compared.</p>
  if (pieces === null || pieces === 'busy')
    return (
      <div>
        <Button variant="soft" color="gray" size="1" onClick={show} disabled={pieces === 'busy'}>
          {pieces === 'busy' ? 'Comparing...' : 'Compare the texts word by word'}
        </Button>
      </div>
    )
  if (pieces === 'failed')
    return (
      <Notice tone="error" announce>
        The texts could not be compared.
        <Button variant="soft" color="gray" onClick={show}>
          Try again
        </Button>
      </Notice>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="word-changes" aria-label="The texts, word by word" tabIndex={0}>
      {pieces.map(({ kind, text, at }) =>
        kind === 'added' ? (
          <ins key={at}>{text}</ins>
        ) : kind === 'removed' ? (
          <del key={at}>{text}</del>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </section>
  )
}
