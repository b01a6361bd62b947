import { memo } from 'react'
import { Link } from 'react-router'
import { activityAddress, type CardRecord, type CountedTagRecord } from '../../../api/hiring.ts'
import { CardPresence } from '../../../components/presence-note.tsx'
import { SampleBadge } from '../../../components/sample-badge.tsx'
import { ChooseBox } from '../../../components/table/choose-box.tsx'
import { daysUntil, dueInWords } from './dates.ts'
import { TagMark } from './tag-mark.tsx'
import { calledName } from './use-cards.ts'

interface BoardCardProps {
  card: CardRecord
  tags: Map<string, CountedTagRecord>
  today: string
  canChange: boolean
  /** The one card that Tab leads to. */
  isCurrent: boolean
  isDragged: boolean
  isChosen: boolean
  /** Null where nobody can be chosen. */
  onChoose: ((id: string, range: boolean) => void) | null
  onFocus: (id: string) => void
  onMenu: (card: CardRecord, anchor: HTMLElement) => void
  onDrag: (id: string | null) => void
}

const mostTags = 3

export const BoardCard = memo(
  ({ card, tags, today, canChange, isCurrent, isDragged, isChosen, onChoose, onFocus, onMenu, onDrag }: BoardCardProps) => {
    const name = calledName(card)
    const { task, missingMusts } = card
    const own = card.tags.flatMap((id) => tags.get(id) ?? [])
    const tabIndex = isCurrent ? 0 : -1
    return (
      <li
        className="board-card flex-none flex flex-col pad-tight outlined rounded-3 surface small gap-1"
        data-card={card._id}
        data-dragged={isDragged || undefined}
        data-chosen={isChosen || undefined}
        draggable={canChange}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', card._id)
          onDrag(card._id)
        }}
        onDragEnd={() => onDrag(null)}
        onFocus={() => onFocus(card._id)}
      >
        <div className="board-card-head flex items-center gap-2 min-h-7">
          {onChoose && (
            <ChooseBox name={name} checked={isChosen} tabIndex={tabIndex} onChoose={(range) => onChoose(card._id, range)} />
          )}
          <Link
            to={activityAddress(card._id)}
            className="board-card-name flex-1 min-w-0 text-strong text-2 strong break-anywhere no-underline"
            tabIndex={tabIndex}
            draggable={false}
          >
            {name}
          </Link>
          {card.percentage !== null && (
            <span className="text-accent bold numeric">
              {card.percentage}%<span className="visually-hidden"> match</span>
            </span>
          )}
          {canChange && (
            <button
              type="button"
              className="icon-button large"
              data-size="small"
              aria-haspopup="menu"
              aria-label={`Move ${name}`}
              tabIndex={tabIndex}
              onClick={(event) => onMenu(card, event.currentTarget)}
            >
              ⋯
            </button>
          )}
        </div>
        <SampleBadge id={card._id} />
        <CardPresence candidateId={card._id} />
        {card.percentage === null && <p className="text-warning">Resume could not be read</p>}
        {missingMusts.length > 0 && (
          <p className="text-warning" title={missingMusts.join(', ')}>
            {missingMusts.length === 1 ? 'One must-have' : `${missingMusts.length} must-haves`} missing
          </p>
        )}
        {own.length > 0 && (
          <p className="flex flex-wrap gap-1">
            {own.slice(0, mostTags).map((tag) => (
              <TagMark key={tag._id} tag={tag} />
            ))}
            {own.length > mostTags && <span className="small muted">+{own.length - mostTags}</span>}
          </p>
        )}
        {task && (
          <p
            className={`break-anywhere ${task.dueOn !== null && daysUntil(task.dueOn, today) < 0 ? 'text-danger medium' : 'muted'}`}
          >
            {task.dueOn ? `${dueInWords(task.dueOn, today)}: ` : ''}
            {task.title}
          </p>
        )}
      </li>
    )
  },
)
BoardCard.displayName = 'BoardCard'
