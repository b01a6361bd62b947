import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, type CallResult, callApi, said } from '../../../api/client.ts'
import { candidateWorkflow, type WorkflowAnswer, workflowAhead } from '../../../api/hiring.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useLive } from '../../../state/candidates-live.ts'

/** What people have said and done about a candidate, kept fresh while somebody else works on it. Null while it is on its way. */
export const useWorkflow = (id: string, initial?: CallResult<WorkflowAnswer>) => {
  const [answer, setAnswer] = useState<CallResult<WorkflowAnswer> | null>(initial ?? null)
  const turn = useRef(0)
  const reload = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    // The first look takes what was asked for ahead; after a change only a new answer will do.
    const next = (mine === 1 ? await workflowAhead.take(id) : null) ?? (await candidateWorkflow(callApi, id))
    if (mine !== turn.current) return
    // What is on the screen stays there while the server is away for a moment.
    setAnswer((before) => (next.ok || before?.ok !== true || next.failure.status === 404 ? next : before))
  }, [id])
  const hasInitial = initial !== undefined
  useEffect(() => {
    if (!hasInitial) void reload()
  }, [reload, hasInitial])
  useLive((event, data) => {
    // Null is about everybody of a job description: its stages changed.
    if (event === 'workflowUpdated' && [id, null].includes(data.candidateId)) void reload()
  }, reload)
  return { answer, reload }
}

/**
 * Runs a call, shows what went wrong, and reads everything again: `act(() => addTag(id, name), 'The tag could not be added')`.
 * What went wrong is told at the control, or `here`, by who shows `failure` beside the button.
 */
export const useAction = (reload: () => Promise<void>, { tells = 'control' }: { tells?: 'control' | 'here' } = {}) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const act = async <Answer>(call: () => Promise<CallResult<Answer>>, otherwise: string): Promise<boolean> => {
    const refuse = refusalAt()
    setBusy(true)
    setFailure(null)
    const answer = await call()
    setBusy(false)
    if (!answer.ok) {
      setFailure(answer.failure)
      if (tells === 'control' && !answer.failure.details?.field)
        refuse(said(answer.failure, `${otherwise}. Check your connection and try again.`))
    }
    if (answer.ok || answer.failure.status === 409 || answer.failure.status === 404) await reload()
    return answer.ok
  }
  return { act, busy, failure, clear: () => setFailure(null) }
}
