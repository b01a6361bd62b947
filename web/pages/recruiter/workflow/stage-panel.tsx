import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { moveCandidate, undoRejection } from '../../../api/hiring.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { Moment } from '../../../words/moment.tsx'
import { type PanelProps, whoIn } from './panel.ts'
import { useAction } from './use-workflow.ts'

export const StagePanel = ({ id, workflow, reload }: PanelProps) => {
  const { stages, placement, canDecide, candidate, undoUntil } = workflow
  const [rejecting, setRejecting] = useState<string | null>(null)
  const { part: RejectDialog, load } = useLazyComponent(async () => (await import('./reject-dialog.tsx')).RejectDialog)
  const { act, busy } = useAction(reload)
  const current = stages.find(({ _id }) => _id === placement.stageId)
  const choose = async (stageId: string) => {
    const isRejection = stages.find(({ _id }) => _id === stageId)?.kind === 'rejected'
    if (isRejection && (await load())) setRejecting(stageId)
    if (!isRejection) void act(() => moveCandidate(id, stageId, placement.version), 'The candidate could not be moved')
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="stage-heading">
      <h2 id="stage-heading">Stage</h2>
      {canDecide ? (
        <select
          className="input"
          aria-labelledby="stage-heading"
          value={placement.stageId}
          disabled={busy}
          onChange={({ currentTarget: { value } }) => choose(value)}
        >
          {stages.map(({ _id, name, kind }) => (
            <option key={_id} value={_id}>
              {name}
              {kind === 'rejected' && _id !== placement.stageId ? ' …' : ''}
            </option>
          ))}
        </select>
      ) : (
        <p className="strong">{current?.name}</p>
      )}
      {placement.reason && <p>{placement.reason}</p>}
      <p className="small muted">
        {placement.movedBy || placement.version > 0 ? (
          <>
            {whoIn(workflow, placement.movedBy)}, <Moment at={placement.enteredAt} />
          </>
        ) : (
          <>
            Since <Moment at={placement.enteredAt} />
          </>
        )}
      </p>
      {canDecide && (
        <UndoRejection
          until={undoUntil}
          busy={busy}
          onUndo={() => void act(() => undoRejection(id, placement.version), 'The rejection could not be taken back')}
        />
      )}
      {rejecting && RejectDialog && (
        <RejectDialog
          candidate={{ _id: id, name: candidate.name ?? candidate.filename, version: placement.version }}
          stageId={rejecting}
          onRejected={() => {
            setRejecting(null)
            void reload()
          }}
          onStale={() => void reload()}
          onClose={() => setRejecting(null)}
        />
      )}
    </section>
  )
}

/** There while a rejection can be taken back, with the minutes that are left. */
const UndoRejection = ({ until, busy, onUndo }: { until: string | null; busy: boolean; onUndo: () => void }) => {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (!until) return
    const count = () => setLeft(Math.ceil((Date.parse(until) - Date.now()) / 60_000))
    count()
    const timer = setInterval(count, 5000)
    return () => clearInterval(timer)
  }, [until])
  if (!until || (left !== null && left <= 0)) return null
  return (
    <div className="row">
      <Button variant="soft" color="gray" disabled={busy} onClick={onUndo}>
        Undo the rejection
      </Button>
      {left !== null && <span className="small muted">{left === 1 ? 'One more minute' : `${left} more minutes`}</span>}
    </div>
  )
}
