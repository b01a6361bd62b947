import { Fragment } from 'react'
import type { ShownEvidence } from '../../../api/evidence.ts'
import { type Chosen, hasPagesToShow } from './choices.ts'
import { type Piece, type TextMark, textPages } from './text-pieces.ts'

interface TextViewProps {
  evidence: ShownEvidence
  chosen: Chosen | null
}

/** The visible text in the order it was read: what the score rests on, and nothing else. */
export const TextView = ({ evidence, chosen }: TextViewProps) => {
  const { document, instructions } = evidence
  const hasPages = hasPagesToShow(evidence)
  const marks: TextMark[] = [
    ...(chosen?.quotes ?? []).map(({ start, end }, quote) => ({
      start,
      end,
      kind: quote === chosen?.at ? ('active' as const) : ('quote' as const),
      quote,
    })),
    ...instructions.map(({ start, end }) => ({ start, end, kind: 'instruction' as const })),
  ]
  const pages = textPages(document, marks, { lineByLine: !hasPages })
  if (pages.length === 0) return <p className="muted">There is no text in this document.</p>
  return (
    <div className="sheet-text center-x text-strong max-w-46" data-pages={hasPages}>
      {pages.map(({ page, paragraphs }) => (
        <section key={page}>
          {hasPages && document.pageCount > 1 && <p className="muted small">Page {page}</p>}
          {paragraphs.map(({ start, lines }) => (
            <p key={start}>
              {lines.map((pieces, index) => (
                <Fragment key={pieces[0]?.start ?? index}>
                  {index > 0 && <br />}
                  {pieces.map((piece) => (
                    <TextPiece key={piece.start} piece={piece} />
                  ))}
                </Fragment>
              ))}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}

const TextPiece = ({ piece: { text, mark } }: { piece: Piece }) => {
  if (!mark) return text
  if (mark.kind === 'instruction')
    return (
      <mark className="text-instruction text-inherit bg-none rounded-1" title="Speaks to the software. It changes nothing.">
        {text}
      </mark>
    )
  return (
    <mark
      className="text-mark text-inherit rounded-1 surface-marked"
      data-quote={mark.quote}
      data-active={mark.kind === 'active' || undefined}
    >
      {text}
    </mark>
  )
}
