import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ToReviewRecord } from '../../../api/candidates.ts'
import { showMenuAt, stepThroughMenu } from '../../../components/anchored-menu.ts'
import { reviewAddress } from './review-link.tsx'

interface ReviewMenuProps {
  jobs: readonly ToReviewRecord[]
  anchor: HTMLElement
  onClose: () => void
}

/** The jobs that have people to review, the most first. */
export const ReviewMenu = ({ jobs, anchor, onClose }: ReviewMenuProps) => {
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!menu.current) return
    showMenuAt(menu.current, anchor)
    items()[0]?.focus()
  }, [anchor])
  return (
    <div
      ref={menu}
      popover="auto"
      className="popup menu review-menu"
      role="menu"
      aria-label="People to review"
      tabIndex={-1}
      onKeyDown={(event: KeyboardEvent) => stepThroughMenu(event, items(), onClose)}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {jobs.map(({ _id, title, count }) => (
        <Link key={_id} role="menuitem" to={reviewAddress(_id)}>
          <span>{title || 'N/A'}</span> <span className="numeric">{count.toLocaleString('en')}</span>
        </Link>
      ))}
    </div>
  )
}
