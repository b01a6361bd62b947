import { Button } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { maximumStageName, maximumStages } from '#src/hiring/constants.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { type CountedStageRecord, type StageKind, saveStages } from '../../../api/hiring.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'

interface StagesDialogProps {
  job: string
  revision: number
  stages: CountedStageRecord[]
  onSaved: () => void
  onClose: () => void
}

interface Draft {
  key: string
  _id?: string
  name: string
  kind: StageKind
  shortlisted: boolean
  count: number
}

const kinds: Record<StageKind, string> = { open: 'In progress', hired: 'Hired', rejected: 'Rejected' }

const canBeMarked = (kind: StageKind, at: number) => kind === 'open' && at > 0

/** Renames, orders, adds and removes the stages of a job description. */
export const StagesDialog = ({ job, revision, stages, onSaved, onClose }: StagesDialogProps) => {
  const [list, setList] = useState<Draft[]>(() => stages.map((stage) => ({ ...stage, key: stage._id })))
  const [gone, setGone] = useState<(Draft & { to: string })[]>([])
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const frame = useRef<HTMLOListElement>(null)
  const number = useRef(0)

  const change = (key: string, part: Partial<Draft>) =>
    setList((all) => all.map((stage) => (stage.key === key ? { ...stage, ...part } : stage)))
  const shift = (at: number, by: number) => {
    const next = list.with(at, list[at + by]!).with(at + by, list[at]!)
    setList(next)
    setAnnouncement(`${list[at]!.name} is now ${at + by + 1} of ${list.length}.`)
    requestAnimationFrame(() => {
      const row = frame.current?.children[at + by]
      const wanted = row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]:not(:disabled)`)
      ;(wanted ?? row?.querySelector<HTMLButtonElement>('[data-by]:not(:disabled)'))?.focus()
    })
  }
  const remove = (stage: Draft) => {
    setList((all) => all.filter(({ key }) => key !== stage.key))
    if (stage._id && stage.count > 0) setGone((all) => [...all, { ...stage, to: '' }])
    setAnnouncement(`${stage.name} is removed when you save.`)
  }
  const add = () => {
    number.current += 1
    const fresh: Draft = { key: `new-${number.current}`, name: '', kind: 'open', shortlisted: false, count: 0 }
    // Before the stages at the end that close a candidate's way.
    const end = list.findIndex(({ kind }) => kind !== 'open')
    const at = end === -1 ? list.length : end
    setList(list.toSpliced(at, 0, fresh))
    requestAnimationFrame(() => frame.current?.children[at]?.querySelector('input')?.focus())
  }
  const save = async () => {
    setBusy(true)
    setFailure(null)
    const moves = Object.fromEntries(
      gone.flatMap(({ _id, to }) => {
        const at = list.findIndex(({ key }) => key === to)
        return _id && at !== -1 ? [[_id, list[at]!._id ?? String(at)]] : []
      }),
    )
    const wanted = list.map(({ _id, name, kind, shortlisted }, at) => ({
      ...(_id ? { _id } : {}),
      name,
      kind,
      shortlisted: shortlisted && canBeMarked(kind, at),
    }))
    const answer = await saveStages(job, { revision, stages: wanted, moves })
    setBusy(false)
    if (answer.ok) return onSaved()
    setFailure(answer.failure)
  }

  const field = failure?.details?.field
  const refusal =
    failure &&
    !field?.startsWith('stages.') &&
    said(failure, 'Nothing was saved: the server could not be reached. What you typed is still here.')
  return (
    <Dialog
      open
      still
      width="38rem"
      title="Edit stages"
      description="New candidates arrive in the first stage. Applicants in a stage marked Shortlisted see that status; if none is marked, it starts with the third."
      onClose={onClose}
    >
      <div className="stack">
        <ol className="stage-list stack gap-2" ref={frame}>
          {list.map((stage, at) => (
            <li className="grid items-center gap-2" key={stage.key}>
              <input
                className="input"
                aria-label={`Name of stage ${at + 1}`}
                aria-invalid={field === `stages.${at}` || undefined}
                aria-describedby={field === `stages.${at}` ? `stage-error-${at}` : undefined}
                maxLength={maximumStageName}
                value={stage.name}
                onChange={({ currentTarget: { value } }) => change(stage.key, { name: value })}
              />
              <span className="stage-list-kind stack gap-1">
                {stage._id ? (
                  <span className="small muted">
                    {kinds[stage.kind]}
                    {stage.count > 0 && ` · ${stage.count}`}
                  </span>
                ) : (
                  <select
                    className="input"
                    aria-label={`Meaning of stage ${at + 1}`}
                    value={stage.kind}
                    onChange={({ currentTarget: { value } }) => change(stage.key, { kind: value as StageKind })}
                  >
                    {Object.entries(kinds).map(([kind, text]) => (
                      <option key={kind} value={kind}>
                        {text}
                      </option>
                    ))}
                  </select>
                )}
                {canBeMarked(stage.kind, at) && (
                  <label className="row gap-1 small">
                    <input
                      type="checkbox"
                      aria-label={`Candidates in ${stage.name || `stage ${at + 1}`} are shortlisted`}
                      checked={stage.shortlisted}
                      onChange={({ currentTarget: { checked } }) => change(stage.key, { shortlisted: checked })}
                    />
                    Shortlisted
                  </label>
                )}
              </span>
              <span className="flex gap-1">
                <button
                  type="button"
                  className="icon-button"
                  data-by="-1"
                  aria-label={`Move ${stage.name} up`}
                  disabled={at === 0}
                  onClick={() => shift(at, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="icon-button"
                  data-by="1"
                  aria-label={`Move ${stage.name} down`}
                  disabled={at === list.length - 1}
                  onClick={() => shift(at, 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Remove ${stage.name || `stage ${at + 1}`}`}
                  onClick={() => remove(stage)}
                >
                  ×
                </button>
              </span>
              {field === `stages.${at}` && (
                <span className="field-error col-span-all" id={`stage-error-${at}`} role="alert">
                  {failure?.error}
                </span>
              )}
            </li>
          ))}
        </ol>
        <div>
          <Button type="button" variant="soft" color="gray" disabled={list.length >= maximumStages} onClick={add}>
            Add a stage
          </Button>
        </div>
        {gone.map((stage) => (
          <label key={stage.key} className="stage-goes row gap-2">
            <span>
              {stage.count === 1 ? 'The candidate' : `The ${stage.count} candidates`} in <b>{stage.name}</b> move to
            </span>
            <select
              className="input w-auto"
              value={stage.to}
              aria-invalid={failure?.details?.stage === stage._id || undefined}
              onChange={({ currentTarget: { value } }) =>
                setGone((all) => all.map((each) => (each.key === stage.key ? { ...each, to: value } : each)))
              }
            >
              <option value="">Choose a stage</option>
              {list
                .filter(({ kind }) => kind !== 'rejected' || stage.kind === 'rejected')
                .map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name || 'The new stage'}
                  </option>
                ))}
            </select>
          </label>
        ))}
        <DialogActions refusal={refusal}>
          <Button variant="soft" color="gray" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button onClick={() => void save()} disabled={busy}>
            {busy ? 'Saving...' : 'Save stages'}
          </Button>
        </DialogActions>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </Dialog>
  )
}
