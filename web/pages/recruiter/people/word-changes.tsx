import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { VersionChangesAnswer } from '../../../api/people.ts'
import { Notice } from '../../../components/notice.tsx'
import { comparedTexts, type Piece } from './word-pieces.ts'

/** The whole text of two resumes, word by word, when somebody asks for it. */
export const WordChanges = ({ texts }: Pick<VersionChangesAnswer, 'texts'>) => {
  const [pieces, setPieces] = useState<Piece[] | 'busy' | 'failed' | null>(null)
  const show = () => {
    setPieces('busy')
    comparedTexts(texts).then(setPieces, () => setPieces('failed'))
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
    <section
      className="word-changes p-4 rounded-3 surface text-2 pre-wrap break-anywhere scroll max-h-32 outlined"
      aria-label="The texts, word by word"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
      tabIndex={0}
    >
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
