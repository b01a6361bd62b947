import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { type BulkWish, changeMany, standingOfMany } from '../../../api/bulk.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { lastBulkChange } from '../../../state/bulk-undo.ts'
import { useRefresh } from '../../../state/user.ts'
import { DeleteCandidatesDialog } from '../privacy/delete-dialog.tsx'
import { NoticesDialog } from '../privacy/notices-dialog.tsx'
import { MoveForm } from './bulk-move-form.tsx'
import { TagForm } from './bulk-tag-form.tsx'
import { BulkTaskForm } from './bulk-task-form.tsx'

interface BulkPiecesProps {
  what: 'tag' | 'move' | 'task' | 'notice' | 'delete'
  ids: string[]
  onClose: () => void
  onDone: () => void
  onForget: (ids: string[]) => void
}

const titles = { tag: 'Tags', move: 'Move to a stage', task: 'Add a task' } as const

export const BulkPieces = ({ what, ids, onClose, onDone, onForget }: BulkPiecesProps) => {
  const refresh = useRefresh()
  if (what === 'delete')
    return (
      <DeleteCandidatesDialog
        ids={ids}
        open
        onClose={onClose}
        onDeleted={({ deleted }) => {
          onForget(deleted)
          void refresh()
        }}
      />
    )
  if (what === 'notice') return <NoticesDialog ids={ids} onClose={onClose} onDone={onDone} />
  return <ChangeDialog what={what} ids={ids} onClose={onClose} onDone={onDone} />
}

interface ChangeDialogProps {
  what: keyof typeof titles
  ids: string[]
  onClose: () => void
  onDone: () => void
}

const ChangeDialog = ({ what, ids, onClose, onDone }: ChangeDialogProps) => {
  const [standing, setStanding] = useState<Awaited<ReturnType<typeof standingOfMany>> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const showChange = useSetAtom(lastBulkChange)
  const refresh = useRefresh()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it opens, and for every other try
  useEffect(() => {
    let isOver = false
    setStanding(null)
    standingOfMany(ids).then((answer) => !isOver && setStanding(answer))
    return () => {
      isOver = true
    }
  }, [attempt])

  const handleSubmit = async (wish: BulkWish) => {
    setBusy(true)
    setFailure(null)
    const answer = await changeMany(ids, wish)
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    showChange(answer.data)
    onDone()
    void refresh()
  }
  const Form = { tag: TagForm, move: MoveForm, task: BulkTaskForm }[what]
  const people = ids.length === 1 ? '1 candidate' : `${ids.length.toLocaleString('en')} candidates`
  const refusal =
    failure && !failure.details?.field ? said(failure, 'Nothing was changed. Check your connection and try again.') : null
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={titles[what]}
      description={`For ${people}. Can be undone for ten minutes.`}
    >
      {standing === null && <Waiting text="Checking their stages..." />}
      {standing?.ok === false && (
        <FailedState
          title="This could not be loaded"
          failure={standing.failure}
          onRetry={() => setAttempt((before) => before + 1)}
        />
      )}
      {standing?.ok && (
        <Form
          standing={standing.data}
          count={ids.length}
          busy={busy}
          failure={failure}
          refusal={refusal}
          onSubmit={handleSubmit}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
