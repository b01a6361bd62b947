import { hiddenText } from '#src/shared/constants.ts'
import type { ListedRecord } from '../../../api/candidates.ts'
import { nameOf } from '../resume-actions.tsx'
import { calendarLinks } from './calendar-links.ts'
import { RowPopup } from './row-popup.tsx'

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
  const [{ 'Resume Data': data }] = record.matchingResult
  const links = calendarLinks({ title: data['Job Title'], email: data.email === hiddenText ? null : data.email })
  return (
    <RowPopup label={`Interview with ${nameOf(record)}`} anchor={anchor} onClose={onClose}>
      <p>{data.email ?? 'No email address was found in the resume'}</p>
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
    </RowPopup>
  )
}
