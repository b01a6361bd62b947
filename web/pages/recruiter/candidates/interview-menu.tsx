import { type KeyboardEvent, useEffect, useRef } from 'react'
import { hiddenText } from '#src/shared/constants.ts'
import type { ListedRecord } from '../../../api/candidates.ts'
import { showMenuAt, stepThroughMenu } from '../../../components/anchored-menu.ts'
import { nameOf } from '../resume-actions.tsx'
import { calendarLinks } from './calendar-links.ts'

interface InterviewMenuProps {
  record: ListedRecord
  /** The button it belongs to. */
  anchor: HTMLElement
  onFile: () => void
  /** Null for whoever cannot offer times. */
  onOffer: (() => void) | null
  onClose: () => void
}

/** Ways to an interview. Each but the file leads to a page of somebody else, in a new tab. */
export const InterviewMenu = ({ record, anchor, onFile, onOffer, onClose }: InterviewMenuProps) => {
  const menu = useRef<HTMLDivElement>(null)
  const [{ 'Resume Data': data }] = record.matchingResult
  const links = calendarLinks({ title: data['Job Title'], email: data.email === hiddenText ? null : data.email })
  useEffect(() => {
    const element = menu.current
    if (!element) return
    showMenuAt(element, anchor)
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    // A menu that stays where it was while its button scrolls away would belong to another row.
    window.addEventListener('scroll', onClose, { once: true, passive: true })
    return () => window.removeEventListener('scroll', onClose)
  }, [anchor, onClose])

  const handleKey = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    stepThroughMenu(event, items, onClose)
  }
  return (
    <div
      ref={menu}
      popover="auto"
      className="interview-menu"
      role="menu"
      aria-label={`Interview with ${nameOf(record)}`}
      tabIndex={-1}
      onKeyDown={handleKey}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <p>{data.email ?? 'No e-mail address was found in the resume'}</p>
      {links.map(({ text, address }) => (
        <a key={text} role="menuitem" href={address} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          {text}
        </a>
      ))}
      <button type="button" role="menuitem" onClick={onFile}>
        Calendar file (.ics)
      </button>
      {onOffer && (
        <button type="button" role="menuitem" onClick={onOffer}>
          Let the candidate choose…
        </button>
      )}
    </div>
  )
}
