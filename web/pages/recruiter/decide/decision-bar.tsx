import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { moveCandidate, undoRejection } from '../../../api/hiring.ts'
import { Refusal } from '../../../components/form-footer.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useShortcuts, useShortcutsOn } from '../../../state/shortcut-keys.ts'
import { UndoBar } from '../workflow/undo-bar.tsx'
import type { Undoable } from '../workflow/undoable.ts'
import { useAction, useWorkflow } from '../workflow/use-workflow.ts'
import { nextStage } from './next-stage.ts'

export type Deed = 'reject' | 'mail' | 'note' | 'schedule' | 'keys'

interface DecisionBarProps {
  candidateId: string
  name: string
  jobTitle: string
  goPrevious: () => void
  goNext: () => void
  onAssess: () => void
}

const bringDialogs = async () => (await import('./decision-dialogs.tsx')).DecisionDialogs

/** What a person decides about a candidate, within reach wherever they are on the page. */
export const DecisionBar = ({ candidateId, name, jobTitle, goPrevious, goNext, onAssess }: DecisionBarProps) => {
  const { answer, reload } = useWorkflow(candidateId)
  const { act, busy, failure, clear } = useAction(reload, { tells: 'here' })
  const [open, setOpen] = useState<Deed | null>(null)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const dialogs = useLazyComponent(bringDialogs)
  const shortcuts = useShortcutsOn()
  const workflow = answer?.ok ? answer.data : null
  const stage = workflow?.stages.find(({ _id }) => _id === workflow.placement.stageId)
  const next = workflow && nextStage(workflow.stages, workflow.placement.stageId)
  const { canChange = false, canDecide = false, canWrite = false } = workflow ?? {}
  const isRejected = stage?.kind === 'rejected'

  // Brought along while somebody reads. Whoever presses a button later is told when they cannot be had.
  useEffect(() => {
    if (canWrite) bringDialogs().catch(() => {})
  }, [canWrite])

  const show = async (deed: Deed) => {
    clear()
    if (await dialogs.load()) setOpen(deed)
  }
  const advance = async () => {
    if (!workflow || !stage || !next || busy) return
    setUndoable(null)
    const { version } = workflow.placement
    const moved = await act(() => moveCandidate(candidateId, next._id, version), `${name} could not be moved`)
    if (!moved) return
    const back = async () => {
      setUndoable(null)
      await act(() => moveCandidate(candidateId, stage._id, version + 1), `${name} could not be moved back`)
    }
    setUndoable({ text: `${name} moved to ${next.name}.`, undo: () => void back() })
  }
  const takeBack = async (version: number) => {
    setUndoable(null)
    await act(() => undoRejection(candidateId, version), 'The rejection could not be taken back')
  }
  const when = (may: boolean, action: () => void) => () => may && action()
  useShortcuts(
    {
      j: goNext,
      arrowright: goNext,
      k: goPrevious,
      arrowleft: goPrevious,
      a: when(canDecide, () => void advance()),
      r: when(canDecide, () => !isRejected && void show('reject')),
      e: when(canChange, () => void show('mail')),
      n: when(canWrite, () => void show('note')),
      '?': () => void show('keys'),
    },
    shortcuts.on,
  )
  return (
    <section
      className="decision-bar off-paper sticky flex flex-none flex-wrap items-center justify-between gap-2-4 mb-3 outlined rounded-4 surface"
      aria-label="Decide"
    >
      <p className="decision-who flex items-baseline gap-3 min-w-0 flex-14">
        <strong className="decision-name">{name}</strong>
        <span className="muted decision-job">{jobTitle}</span>
        <StageNow answer={answer} name={stage?.name} />
      </p>
      {failure && (
        <Refusal key={failure.requestId}>
          {failure.status === 0 ? 'Nothing was changed: the server could not be reached.' : failure.error}
        </Refusal>
      )}
      <div className="decision-actions row gap-2 narrow-full">
        {canDecide && (
          <>
            <Button size="2" disabled={!next || busy} onClick={() => void advance()}>
              {next ? (
                <span>
                  Advance<span className="decision-to"> to {next.name}</span>
                </span>
              ) : (
                'Advance'
              )}
            </Button>
            <Button
              size="2"
              variant="soft"
              color="red"
              aria-haspopup="dialog"
              disabled={isRejected || busy}
              onClick={() => void show('reject')}
            >
              Reject
            </Button>
          </>
        )}
        {canChange && (
          <Button size="2" variant="soft" color="gray" aria-haspopup="dialog" onClick={() => void show('mail')}>
            Email
          </Button>
        )}
        {canWrite && (
          <Button size="2" variant="soft" color="gray" aria-haspopup="dialog" onClick={() => void show('note')}>
            Note
          </Button>
        )}
        {canChange && (
          <>
            <Button size="2" variant="soft" color="gray" aria-haspopup="dialog" onClick={() => void show('schedule')}>
              Schedule
            </Button>
            <Button size="2" variant="soft" color="gray" aria-haspopup="dialog" onClick={onAssess}>
              Assess
            </Button>
          </>
        )}
        <Button size="2" variant="ghost" className="decision-keys" aria-haspopup="dialog" onClick={() => void show('keys')}>
          Keys
        </Button>
      </div>
      {dialogs.part && open && (
        <dialogs.part
          deed={open}
          candidateId={candidateId}
          name={name}
          workflow={workflow}
          shortcuts={shortcuts}
          reload={reload}
          onRejected={({ version }) => {
            setOpen(null)
            void reload()
            const text = `${name} was rejected. You can undo this for ten minutes.`
            setUndoable({ text, undo: () => void takeBack(version) })
          }}
          onSaid={(text) => setUndoable({ text, undo: null })}
          onClose={() => setOpen(null)}
        />
      )}
      <p className="visually-hidden" role="status">
        {undoable?.text}
      </p>
      <UndoBar undoable={undoable} onClose={() => setUndoable(null)} />
    </section>
  )
}

const StageNow = ({ answer, name }: { answer: ReturnType<typeof useWorkflow>['answer']; name: string | undefined }) => {
  if (answer === null) return <span className="muted">Stage: …</span>
  if (!answer.ok) return <span className="muted">The stage could not be loaded.</span>
  return (
    <span className="flex-none">
      Stage: <strong>{name ?? 'none'}</strong>
    </span>
  )
}
