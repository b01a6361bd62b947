import { Button } from '@radix-ui/themes'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { ApplicationRecord } from '../../../api/applications.ts'
import { ApplicationCard } from './application-card.tsx'

interface ApplicationListProps {
  rows: ApplicationRecord[]
  total: number
  isStale: boolean
  isLoadingMore: boolean
  /** Of the list as it is filtered. */
  address: string
  fresh: ReadonlySet<string>
  onOpen: (id: string) => void
  onChanged: (record: ApplicationRecord) => void
  onMore: () => void
  onNear: () => void
}

export const ApplicationList = ({
  rows,
  total,
  isStale,
  isLoadingMore,
  address,
  fresh,
  onOpen,
  onChanged,
  onMore,
  onNear,
}: ApplicationListProps) => {
  const list = useSteadyList(rows)
  // One for all of them: a thousand links that each look at the address would all be drawn anew when it changes.
  const handleClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const id = (event.target as HTMLElement).closest<HTMLElement>('a[data-open]')?.dataset.open
    if (!isPlain || !id) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by the keyboard as clicks */}
      <ol
        className="bare applications"
        ref={list}
        onClick={handleClick}
        aria-label="Applications"
        aria-busy={isStale || undefined}
      >
        {rows.map((record) => (
          <ApplicationCard
            key={record._id}
            record={record}
            address={`${address}${address.includes('?') ? '&' : '?'}application=${record._id}`}
            isFresh={fresh.has(record._id)}
            onChanged={onChanged}
            onNear={onNear}
          />
        ))}
      </ol>
      {rows.length < total && (
        <div className="applications-more">
          <span className="muted numeric">
            {rows.length.toLocaleString('en')} of {total.toLocaleString('en')}
          </span>
          <Button variant="soft" onClick={onMore} disabled={isLoadingMore}>
            {isLoadingMore ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  )
}

/** Above this many pixels somebody reads the top of the page, where what is new may push the rest down. */
const atTop = 160

/** Keeps what is in sight where it is while cards come in above it or change their places. */
const useSteadyList = (rows: ApplicationRecord[]) => {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<{ id: string; top: number }[]>([])
  const watched = useRef(rows)
  useLayoutEffect(() => {
    const shown = before.current
    if (window.scrollY > atTop && watched.current !== rows) {
      const steady = shown.find(({ id }) => watched.current.find((row) => row._id === id) === rows.find((row) => row._id === id))
      const now = steady && list.current?.querySelector(`[data-id="${CSS.escape(steady.id)}"]`)?.getBoundingClientRect().top
      if (steady && now !== undefined && Math.abs(now - steady.top) > 1)
        window.scrollBy({ top: now - steady.top, behavior: 'instant' })
    }
    watched.current = rows
  }, [rows])
  useLayoutEffect(() => {
    // Where the cards in sight stand, as of the last time the page moved.
    let waiting = 0
    const look = () => {
      waiting = 0
      const cards = [...(list.current?.children ?? [])] as HTMLElement[]
      before.current = cards
        .map((card) => ({ id: card.dataset.id ?? '', top: card.getBoundingClientRect().top }))
        .filter(({ top }) => top > 0 && top < window.innerHeight)
    }
    const lookSoon = () => {
      waiting ||= requestAnimationFrame(look)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(waiting)
      window.removeEventListener('scroll', lookSoon)
    }
  })
  return list
}
