import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type AssessmentRow, assessmentsOf } from '../../../api/assessments.ts'
import { wholeCandidate } from '../../../api/candidates.ts'
import { type CallResult, said } from '../../../api/client.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { useMayChange } from '../../../state/user.ts'
import { LinkDialog } from './link-dialog.tsx'
import { recipientOf, useSendDialog } from './use-send-dialog.tsx'
import type { LinkAct } from './words.ts'

export interface CandidateAssessments {
  /** Newest first; null while it is on its way. */
  answer: CallResult<AssessmentRow[]> | null
  load: () => Promise<void>
  /** The one that counts: no trial and not revoked. */
  newest: AssessmentRow | undefined
  mayChange: boolean
  /** Opens the dialog that prepares another one; null when none can be sent. */
  prepare: (() => void) | null
  act: (act: LinkAct, row: AssessmentRow) => void
  dialogs: ReactNode
}

/** What was sent to one candidate and what can be done about it, kept fresh while they take it. */
export const useCandidateAssessments = (candidateId: string): CandidateAssessments => {
  const [answer, setAnswer] = useState<CallResult<AssessmentRow[]> | null>(null)
  const [doing, setDoing] = useState<{ act: LinkAct; row: AssessmentRow } | null>(null)
  const mayChange = useMayChange()
  const turn = useRef(0)
  const load = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    const next = await assessmentsOf(candidateId)
    // What is on the screen stays there while the server is away for a moment.
    if (mine === turn.current) setAnswer((before) => (next.ok || before?.ok !== true ? next : before))
  }, [candidateId])
  useEffect(() => void load(), [load])
  useLive((event, data) => {
    if (event === 'assessmentUpdated' && data.candidateId === candidateId) void load()
  }, load)
  const sending = useSendDialog({ onClose: () => void load() })

  const newest = (answer?.ok ? answer.data : []).find(({ practice, status }) => !practice && status !== 'revoked')
  const prepare = async () => {
    const refuse = refusalAt()
    const found = await wholeCandidate(candidateId)
    if (!found.ok) return refuse(said(found.failure, 'The candidate could not be read. Check your connection and try again.'))
    const pending = newest?.status === 'pending' || newest?.status === 'expired'
    sending.open({ ...recipientOf(found.data), pending }, { review: true })
  }
  return {
    answer,
    load,
    newest,
    mayChange,
    prepare: mayChange && answer?.ok && newest?.status !== 'in-progress' ? () => void prepare() : null,
    act: (act, row) => setDoing({ act, row }),
    dialogs: (
      <>
        {sending.dialog}
        {doing && <LinkDialog act={doing.act} row={doing.row} onChanged={load} onClose={() => setDoing(null)} />}
      </>
    ),
  }
}
