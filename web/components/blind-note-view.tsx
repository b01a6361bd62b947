import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { BlindPersonRecord, RevealReason } from '../api/blind-review.ts'
import type { CallResult } from '../api/client.ts'
import { dayOf } from '../dates.ts'
import { Notice } from './notice.tsx'
import { RevealDialog } from './reveal-dialog.tsx'

export interface BlindNoteViewProps {
  name: string
  isHidden: boolean
  /** Null while it is on its way. */
  person: BlindPersonRecord | null
  mayReveal: boolean
  audience: string
  reveal: (reason: RevealReason, note: string) => Promise<CallResult<unknown>>
  onRevealed: () => void
}

/** Says that somebody is hidden, with the way to reveal them, or who has revealed them. */
export const BlindNoteView = ({ name, isHidden, person, mayReveal, onRevealed, ...revealing }: BlindNoteViewProps) => {
  const [asking, setAsking] = useState(false)
  const reveals = (person?.jobs ?? []).flatMap(({ title, reveal }) => (reveal ? [{ title, ...reveal }] : []))
  if (!isHidden && reveals.length === 0) return null
  if (!isHidden)
    return (
      <p className="my-2 small muted">
        {reveals.map(({ _id, title, by, at, reason, note }) => (
          <span key={_id}>
            Blind review for {title}: revealed by {by ?? 'somebody whose account is gone'} on {dayOf(at)}. {reason}
            {note && `: ${note}`}.{' '}
          </span>
        ))}
      </p>
    )
  return (
    <div className="blind-note my-3">
      <Notice>
        <div className="row justify-between gap-2-4">
          <p className="flex-18">
            <strong>Blind review.</strong> Name, photo, contact data, school and date of birth are hidden, and so is the file. The
            score never used them.
          </p>
          {mayReveal && (
            <Button variant="soft" color="gray" size="2" onClick={() => setAsking(true)}>
              Reveal
            </Button>
          )}
        </div>
      </Notice>
      {asking && <RevealDialog {...revealing} name={name} onRevealed={onRevealed} onClose={() => setAsking(false)} />}
    </div>
  )
}
