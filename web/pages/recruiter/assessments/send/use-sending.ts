import { useEffect, useRef, useState } from 'react'
import {
  type AssessmentRow,
  assessmentSettings,
  assessmentsOf,
  currentUser,
  draftChoices,
  draftOpen,
  type LinkOptions,
  type LinkState,
  sendLink,
} from '../../../../api/assessments.ts'
import { newIdempotencyKey } from '../../../../api/idempotency-key.ts'
import { sendingRefusal } from '../../../../state/assessments.ts'
import { useRefresh, useUser } from '../../../../state/user.ts'
import { choiceDraft, type Drafts, emailProblem, openDraft, settled, usualLink } from './drafts.ts'
import {
  type Chosen,
  type Failed,
  type More,
  notSent,
  otherwise,
  reasonOr,
  type Stage,
  type Step,
  standingOf,
  type Whom,
  wantedLink,
  whyNoQuestions,
} from './sending.ts'

const nothing: Drafts = { choices: [], open: [] }

/** From the press of a button to the mail. What was drafted and changed stays until the dialog closes, whatever fails. */
export const useSending = (whom: Whom, { review }: { review: boolean }) => {
  const user = useUser()
  const refresh = useRefresh()
  const [stage, setStage] = useState<Stage>({ at: 'working', step: 'limits' })
  const [failed, setFailed] = useState<Failed | null>(null)
  const [drafts, setDrafts] = useState<Drafts>(nothing)
  const [email, setEmail] = useState(whom.email ?? '')
  const [options, setOptions] = useState<LinkOptions>(usualLink)
  const [touched, setTouched] = useState(false)
  /** What the candidate has got before; empty when that could not be read. */
  const [sent, setSent] = useState<AssessmentRow[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const controller = useRef(new AbortController())
  const isSending = useRef(false)
  const attempt = useRef<{ of: string; key: string } | null>(null)

  const fail = (step: Step, error: string, { failure, testLink, final = false }: More = {}) => {
    setFailed({ step, error, testLink: testLink ?? failure?.details?.testLink ?? null, final })
    setStage((before) => (step === 'mail' && before.at === 'working' ? { at: 'review' } : { at: 'failed' }))
  }

  const send = async (using: Chosen, before: LinkState | null) => {
    // A second click comes before the first one has changed the page.
    if (isSending.current) return
    isSending.current = true
    const { signal } = controller.current
    setFailed(null)
    setStage({ at: 'working', step: 'mail' })
    const wanted = wantedLink(whom, using, before)
    const of = JSON.stringify(wanted)
    if (attempt.current?.of !== of) attempt.current = { of, key: newIdempotencyKey() }
    const answer = await sendLink(wanted, attempt.current.key, { signal })
    isSending.current = false
    if (answer.ok && answer.data.success) {
      // The dialog may be closed by now: the list has changed all the same.
      void refresh()
      if (!signal.aborted) setStage({ at: 'sent', to: wanted.candidateEmail, link: answer.data })
      return
    }
    void refresh()
    if (signal.aborted) return
    // Whoever presses again after an answer means it; after none they may mean the same.
    if (answer.ok || answer.failure.status !== 0) attempt.current = null
    if (answer.ok) {
      // The link is there, only its mail is not.
      void assessmentsOf(whom.candidateId, { signal }).then((known) => known.ok && setSent(known.data))
      const { error, testLink } = answer.data as { error?: string; testLink?: string }
      return fail('mail', error || otherwise.mail, { testLink })
    }
    fail('mail', reasonOr(notSent, answer.failure), answer)
  }

  const prepare = async () => {
    controller.current.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    setFailed(null)
    setStage({ at: 'working', step: 'limits' })
    // The page may have been open for long: somebody may have sent others, or renewed the plan.
    const [now, settings, sentBefore] = await Promise.all([
      currentUser({ signal }),
      assessmentSettings({ signal }),
      assessmentsOf(whom.candidateId, { signal }),
    ])
    if (signal.aborted) return
    const known = sentBefore.ok ? sentBefore.data : []
    setSent(known)
    const waits = known.some(({ practice, status }) => !practice && (status === 'pending' || status === 'expired'))
    const refusal = sendingRefusal(now.ok ? now.data.user : user, { again: sentBefore.ok ? waits : whom.pending })
    if (refusal) return fail('limits', refusal, { final: true })
    setStage({ at: 'working', step: 'mcq' })
    const choices = await draftChoices(whom, { signal })
    if (signal.aborted) return
    const choicesWrong = whyNoQuestions(choices, 'mcq')
    if (choicesWrong) return fail('mcq', ...choicesWrong)
    setStage({ at: 'working', step: 'voice' })
    const open = await draftOpen(whom, { signal })
    if (signal.aborted) return
    const openWrong = whyNoQuestions(open, 'voice')
    if (openWrong) return fail('voice', ...openWrong)
    const next = {
      choices: ((choices.ok && choices.data.questions) || []).map(choiceDraft),
      open: ((open.ok && open.data.questions) || []).map(openDraft),
    }
    setDrafts(next)
    setNotice([choices, open].flatMap((answer) => (answer.ok && answer.data.notice) || []).join(' ') || null)
    // When the choice of the workspace cannot be read, nothing leaves unseen.
    const looks = review || !settings.ok || settings.data.reviewsQuestions
    if (looks || emailProblem(email)) setStage({ at: 'review' })
    else await send({ drafts: next, email, options }, standingOf(known, options))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening of the dialog begins once
  useEffect(() => {
    void prepare()
    return () => controller.current.abort()
  }, [])

  const changing =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setTouched(true)
      set(value)
    }
  const standing = standingOf(sent, options)
  return {
    stage,
    failed,
    drafts,
    email,
    options,
    touched,
    /** What became of the newest of this sort that the candidate has got. */
    standing,
    /** Where the questions come from, when that is not as usual. */
    notice,
    changeDrafts: changing<Drafts | ((before: Drafts) => Drafts)>(setDrafts),
    changeEmail: changing(setEmail),
    changeOptions: changing((next: LinkOptions) => setOptions(settled(next))),
    /** Sends what is there; the page has checked it. */
    send: () => send({ drafts, email, options }, standing),
    /** Begins anew. */
    again: () => void prepare(),
    signal: () => controller.current.signal,
  }
}

export type Sending = ReturnType<typeof useSending>
