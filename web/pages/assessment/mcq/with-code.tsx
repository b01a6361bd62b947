import { piecesOf } from './code-pieces.ts'

/** A text in which what stands between backticks is code: in the line, or, when it has lines of its own, below it. */
export const WithCode = ({ text }: { text: string }) =>
  piecesOf(text).map(({ kind, text: piece }, place) => {
    const key = `${place} ${piece}`
    if (kind === 'text') return <span key={key}>{piece}</span>
    return (
      <code key={key} className={kind === 'block' ? 'code-lines' : undefined}>
        {piece}
      </code>
    )
  })
