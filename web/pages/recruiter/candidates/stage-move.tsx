import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedRecord } from '../../../api/candidates.ts'
import { callApi, said } from '../../../api/client.ts'
import { candidateWorkflow, moveCandidate, undoRejection, type WorkflowAnswer } from '../../../api/hiring.ts'
import { type Refuse, refusalOn } from '../../../components/refusal-note.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { nameOf } from '../resume-actions.tsx'
import { StageMenu } from '../workflow/stage-menu.tsx'
import { UndoBars } from '../workflow/undo-bar.tsx'
import { type Undoable, undoablesAfter } from '../workflow/undoable.ts'

export interface AskedMove {
  record: ListedRecord
  anchor: HTMLElement
}

interface StageMoveProps {
  /** Null while nobody is to be moved. */
  asked: AskedMove | null
  /** Shows the stage in the row before the list is read again. */
  onMoved: (id: string, stage: string) => void
  onClose: () => void
}

/** Moves somebody from their row: the stages of their position as a menu, a rejection with its reason, and a way back. */
export const StageMove = ({ asked, onMoved, onClose }: StageMoveProps) => {
  const [known, setKnown] = useState<{ of: AskedMove; workflow: WorkflowAnswer } | null>(null)
  const [rejecting, setRejecting] = useState<{ stageId: string } | null>(null)
  const [undoables, setUndoables] = useState<Undoable[]>([])
  const [announcement, setAnnouncement] = useState('')
  /** The menu goes when a rejection is chosen, and says so: that ends nothing. */
  const isOnTheWay = useRef(false)
  const rejection = useLazyComponent(async () => (await import('../workflow/reject-dialog.tsx')).RejectDialog)
  const failed = (failure: Parameters<typeof said>[0], name: string, refuse: Refuse) =>
    refuse(said(failure, `${name} could not be moved. Check your connection and try again.`))

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each who is to be moved
  useEffect(() => {
    if (!asked) return
    const refuse = refusalOn(() => asked.anchor)
    let isOver = false
    candidateWorkflow(callApi, asked.record._id).then((answer) => {
      if (isOver) return
      if (answer.ok) return setKnown({ of: asked, workflow: answer.data })
      failed(answer.failure, nameOf(asked.record), refuse)
      onClose()
    })
    return () => {
      isOver = true
    }
  }, [asked])

  const current = asked && known?.of === asked ? { ...asked, workflow: known.workflow } : null
  const name = current ? nameOf(current.record) : ''

  const tell = (id: string, undoable?: Undoable) => {
    setAnnouncement(undoable?.text ?? '')
    setUndoables((before) => undoablesAfter(before, id, undoable))
  }
  const done = (id: string, text: string, undo: () => Promise<unknown>, isRejection = false) =>
    tell(id, {
      text,
      undo: () => {
        tell(id)
        void undo()
      },
      person: id,
      isRejection,
    })
  const forget = useCallback((gone: Undoable) => setUndoables((before) => before.filter((other) => other !== gone)), [])
  const leave = () => {
    isOnTheWay.current = false
    setRejecting(null)
    onClose()
  }
  const handleChoose = async (stageId: string) => {
    if (!current) return
    const { record, workflow, anchor } = current
    const [before, next] = [workflow.placement.stageId, stageId].map((id) => workflow.stages.find(({ _id }) => _id === id))
    if (!next) return
    if (next.kind === 'rejected') {
      isOnTheWay.current = await rejection.load()
      if (isOnTheWay.current) setRejecting({ stageId })
      return
    }
    const refuse = refusalOn(() => anchor)
    anchor.focus()
    onClose()
    const answer = await moveCandidate(record._id, stageId, workflow.placement.version)
    if (!answer.ok) return failed(answer.failure, name, refuse)
    onMoved(record._id, next.name)
    if (!before || before.kind === 'rejected')
      return tell(record._id, { text: `${name} moved to ${next.name}.`, undo: null, person: record._id })
    done(record._id, `${name} moved to ${next.name}.`, async () => {
      const refuseBack = refusalOn(() => anchor)
      const back = await moveCandidate(record._id, before._id, answer.data.version)
      if (back.ok) onMoved(record._id, before.name)
      else failed(back.failure, name, refuseBack)
    })
  }
  return (
    <>
      {current && !rejecting && (
        <StageMenu
          name={name}
          stages={current.workflow.stages}
          current={current.workflow.placement.stageId}
          anchor={current.anchor}
          onChoose={(id) => void handleChoose(id)}
          onClose={() => !isOnTheWay.current && onClose()}
        />
      )}
      {current && rejecting && rejection.part && (
        <rejection.part
          candidate={{ _id: current.record._id, name, version: current.workflow.placement.version }}
          stageId={rejecting.stageId}
          onRejected={({ version }) => {
            const { record, workflow, anchor } = current
            const before = workflow.stages.find(({ _id }) => _id === workflow.placement.stageId)
            leave()
            onMoved(record._id, workflow.stages.find(({ _id }) => _id === rejecting.stageId)?.name ?? 'Rejected')
            const undo = async () => {
              const refuse = refusalOn(() => anchor)
              const back = await undoRejection(record._id, version)
              if (back.ok) onMoved(record._id, before?.name ?? '')
              else failed(back.failure, name, refuse)
            }
            done(record._id, `${name} was rejected. You can undo this for ten minutes.`, undo, true)
          }}
          onStale={() => undefined}
          onClose={leave}
        />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <UndoBars undoables={undoables} onClose={forget} />
    </>
  )
}
