import { Button } from '@radix-ui/themes'
import type { BlindJobRecord } from '../api/blind-review.ts'
import { dayOf } from '../dates.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Refusal } from './form-footer.tsx'

interface BlindSwitchViewProps {
  mayChange: boolean
  setting: BlindJobRecord
  busy: boolean
  failure: string | null
  asking: boolean
  onSwitch: () => void
  onConfirm: () => void
  onCancel: () => void
}

/** Whether blind review is on for a job, and the switch. */
export const BlindSwitchView = ({
  mayChange,
  setting,
  busy,
  failure,
  asking,
  onSwitch,
  onConfirm,
  onCancel,
}: BlindSwitchViewProps) => {
  const { on, changedBy, changedAt, hidden, reveals } = setting
  if (!on && !mayChange) return null
  return (
    <section
      className={`off-paper mb-4 pad-tight rounded-3 outlined ${on ? 'surface-accent-light' : ''}`}
      aria-label="Blind review"
      data-on={on || undefined}
    >
      <div className="row justify-between gap-2-4">
        <p className="small flex-18">
          <b>Blind review is {on ? 'on' : 'off'}.</b>{' '}
          {on
            ? `${hidden === 1 ? '1 candidate is' : `${hidden} candidates are`} shown without name, photo, contact data, school and date of birth, until somebody reveals them one at a time.`
            : 'Switch it on to judge candidates without seeing who they are.'}{' '}
          {on && changedAt && (
            <span className="muted">
              Switched on {changedBy ? `by ${changedBy} ` : ''}on {dayOf(changedAt)}
              {reveals.length > 0 && `, ${reveals.length === 1 ? '1 person' : `${reveals.length} people`} revealed since`}.
            </span>
          )}
        </p>
        {mayChange && (
          <Button size="1" variant="soft" color="gray" disabled={busy} onClick={onSwitch}>
            {busy ? 'Switching...' : on ? 'Switch blind review off' : 'Switch blind review on'}
          </Button>
        )}
      </div>
      {failure && <Refusal>{failure}</Refusal>}
      <ConfirmDialog
        open={asking}
        title="Switch blind review off?"
        confirmText="Switch off"
        cancelText="Keep it on"
        onConfirm={onConfirm}
        onClose={onCancel}
      >
        Everybody who is hidden in this job is shown with their name again. The audit log keeps who switched it off.
      </ConfirmDialog>
    </section>
  )
}
