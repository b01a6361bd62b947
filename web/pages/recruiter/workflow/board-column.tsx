import { memo, useEffect, useRef, useState } from 'react'
import type { CardRecord, CountedTagRecord } from '../../../api/hiring.ts'
import { ChooseBox } from '../../../components/table/choose-box.tsx'
import { BoardCard } from './board-card.tsx'
import type { Column } from './use-cards.ts'

/** Cards drawn at first in a column, and added whenever its end comes into view. */
const cardsAtOnce = 30

interface BoardColumnProps {
  column: Column
  tags: Map<string, CountedTagRecord>
  today: string
  canChange: boolean
  /** The card of this column that Tab leads to; null when it is in another one. */
  current: string | null
  dragged: string | null
  chosen: ReadonlySet<string>
  /** Null where nobody can be chosen. */
  onChoose: ((id: string, range: boolean) => void) | null
  onChooseAll: (stageId: string) => void
  isFiltered: boolean
  onFocus: (id: string) => void
  onMenu: (card: CardRecord, anchor: HTMLElement) => void
  onDrag: (id: string | null) => void
  onDrop: (id: string, stageId: string) => void
}

const hints = { open: '', hired: 'Hired', rejected: 'Rejected' }

export const BoardColumn = memo((props: BoardColumnProps) => {
  const { column, tags, today, canChange, current, dragged, chosen, isFiltered } = props
  const { onChoose, onChooseAll, onFocus, onMenu, onDrag, onDrop } = props
  const { stage, cards } = column
  const [isOver, setOver] = useState(false)
  const { count, end, more } = useGrowing(
    cards.length,
    cards.findIndex(({ _id }) => _id === current),
  )
  const heading = `stage-${stage._id}`
  return (
    <section
      className="board-column flex flex-col outlined rounded-4 surface-tint"
      aria-labelledby={heading}
      data-kind={stage.kind}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer.getData('text/plain'), stage._id)
      }}
    >
      <header className="board-column-head line-bottom">
        <div className="flex items-center gap-2">
          {onChoose && cards.length > 0 && (
            <ChooseBox
              name={`everybody in ${stage.name}`}
              checked={cards.every(({ _id }) => chosen.has(_id))}
              onChoose={() => onChooseAll(stage._id)}
            />
          )}
          <h2 id={heading} className="flex flex-1 justify-between gap-2 text-2 break-anywhere">
            {stage.name}
            <span className="muted medium numeric">
              {stage.count}
              <span className="visually-hidden"> {stage.count === 1 ? 'candidate' : 'candidates'}</span>
            </span>
          </h2>
        </div>
        {hints[stage.kind] !== '' && hints[stage.kind] !== stage.name && <p className="small muted">{hints[stage.kind]}</p>}
      </header>
      <ul className="board-cards flex flex-col gap-2 relative flex-1 scroll-y p-2">
        {cards.slice(0, count).map((card) => (
          <BoardCard
            key={card._id}
            card={card}
            tags={tags}
            today={today}
            canChange={canChange}
            isCurrent={card._id === current}
            isDragged={card._id === dragged}
            isChosen={chosen.has(card._id)}
            onChoose={onChoose}
            onFocus={onFocus}
            onMenu={onMenu}
            onDrag={onDrag}
          />
        ))}
        {count < cards.length && (
          <li>
            <button
              type="button"
              className="w-full rounded-3 text-soft small p-2 outlined-dashed"
              ref={end}
              onClick={more}
              tabIndex={-1}
            >
              {cards.length - count} more
            </button>
          </li>
        )}
        {cards.length === 0 && (
          <li className="board-empty muted small text-center">{isFiltered ? 'No matches' : 'No candidates'}</li>
        )}
      </ul>
    </section>
  )
})
BoardColumn.displayName = 'BoardColumn'

/** Starts short and grows as the end is reached, by scrolling or by the keyboard. */
const useGrowing = (length: number, currentAt: number) => {
  const [count, setCount] = useState(cardsAtOnce)
  const end = useRef<HTMLButtonElement>(null)
  const more = () => setCount((before) => before + cardsAtOnce)
  const shown = Math.min(length, Math.max(count, currentAt + 10))
  const isAll = shown >= length
  // biome-ignore lint/correctness/useExhaustiveDependencies: watches the new end after every growth
  useEffect(() => {
    if (isAll || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '400px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isAll, count])
  return { count: shown, end, more }
}
