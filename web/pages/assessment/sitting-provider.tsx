import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type EventType, violations as leavings } from '#src/assessment/constants.ts'
import {
  type ChoiceQuestion,
  type Deadlines,
  eventsAddress,
  type LinkRecord,
  type OpenQuestion,
  type PhaseAnswer,
  reportEvents,
  type SentAnswer,
  type SittingPhase,
  sittingQuestions,
  validateLink,
} from '../../api/assessment.ts'
import { type CallResult, callApi } from '../../api/client.ts'
import { createServerClock, pageWrittenAt } from './server-clock.ts'
import { type Sitting, SittingContext, type Step } from './sitting.ts'
import { remembered } from './tab-memory.ts'
import { createOutbox } from './upload-queue/upload-queue.ts'
import { useTimeCheck } from './use-time-check.ts'

interface SittingProviderProps {
  token: string
  link: LinkRecord
  /** What is shown before anything has begun. */
  firstStep: Step
  children: ReactNode
}

const order: (SittingPhase | null)[] = [null, 'mcq', 'voice', 'completed']

const stepOf = (phase: SittingPhase): Step => (phase === 'completed' ? 'complete' : phase)

const withSaved = (questions: ChoiceQuestion[], saved: ReadonlyMap<string, SentAnswer>): ChoiceQuestion[] =>
  questions.map((question) => {
    const answer = saved.get(question.id)
    return answer && answer.revision > question.revision ? { ...question, ...pickAnswer(answer) } : question
  })

const pickAnswer = ({ userAnswer, revision }: SentAnswer) => ({ userAnswer, revision })

/** Holds what the parts of one sitting share, from the first step to the last. */
export const SittingProvider = ({ token, link, firstStep, children }: SittingProviderProps) => {
  const [memory] = useState(() => remembered(token))
  const [outbox] = useState(() => createOutbox(token))
  const [clock] = useState(() =>
    typeof window === 'undefined'
      ? createServerClock(link.serverTime, 0, () => 0)
      : createServerClock(link.serverTime, pageWrittenAt(), () => performance.now()),
  )
  const [step, setStep] = useState<Step>(link.phase ? stepOf(link.phase) : firstStep)
  const [phase, setPhase] = useState<SittingPhase | null>(link.phase)
  const [deadlines, setDeadlines] = useState<Deadlines>(link.deadlines)
  const [questions, setQuestions] = useState<ChoiceQuestion[]>([])
  const [voiceQuestions, setVoiceQuestions] = useState<OpenQuestion[]>([])
  const [violations, setViolations] = useState(0)
  const [lastEvent, setLastEvent] = useState<Sitting['lastEvent']>(null)
  const phaseNow = useRef(phase)

  useEffect(() => {
    outbox.open()
    return () => outbox.close()
  }, [outbox])

  // What this tab knows of itself is not the server's to render.
  useEffect(() => {
    const { step: before, violations: counted } = memory.get()
    if (before && phaseNow.current === null) setStep(before)
    setViolations(counted)
  }, [memory])

  const saved = useRef(new Map<string, SentAnswer>())
  useEffect(
    () =>
      outbox.onSettled(({ lane, json }, status, body) => {
        const counted = lane === 'events' ? (body as { violations?: unknown } | null)?.violations : null
        if (typeof counted === 'number') setViolations((known) => Math.max(known, counted))
        if (lane !== 'answers' || status >= 300) return
        const answer = json as SentAnswer
        saved.current.set(answer.questionId, answer)
        setQuestions((known) => withSaved(known, saved.current))
      }),
    [outbox],
  )

  const isWatched = link.options.proctored && (phase === 'mcq' || phase === 'voice')
  useEffect(() => {
    if (!isWatched) return
    // Another device may have counted as well.
    reportEvents(token, []).then((answer) => {
      if (answer.ok) setViolations((known) => Math.max(known, answer.data.violations))
    })
  }, [isWatched, token])

  const goTo = useCallback(
    (next: Step) => {
      if (phaseNow.current === null) memory.set({ step: next })
      setStep(next)
    },
    [memory],
  )

  const moved = useCallback((answer: PhaseAnswer | { phase: SittingPhase }) => {
    // An answer that was overtaken on its way.
    if (answer.phase === null || order.indexOf(answer.phase) < order.indexOf(phaseNow.current)) return
    if ('deadlines' in answer) setDeadlines(answer.deadlines)
    const isNew = answer.phase !== phaseNow.current
    phaseNow.current = answer.phase
    setPhase(answer.phase)
    if (isNew) setStep(stepOf(answer.phase))
  }, [])

  /** Makes a call and sets the clock by its answer. */
  const timed = useCallback(
    async <Answer extends { serverTime: string }>(call: () => Promise<CallResult<Answer>>) => {
      const leftAt = clock.ticks()
      const answer = await call()
      if (answer.ok) clock.take(answer.data.serverTime, leftAt, clock.ticks())
      return answer
    },
    [clock],
  )

  const loadQuestions = useCallback(async () => {
    const answer = await timed(() => sittingQuestions(token))
    if (!answer.ok) return answer.failure
    // Answers may have been saved after this was written.
    setQuestions(withSaved(answer.data.questions, saved.current))
    setVoiceQuestions(answer.data.voiceQuestions)
    moved(answer.data)
    return null
  }, [timed, token, moved])

  const checkTime = useCallback(async () => {
    const answer = await timed(() => validateLink(callApi, token))
    if (!answer.ok) return answer.failure
    const { phase: at, deadlines: until, serverTime, status } = answer.data
    if (status === 'completed') moved({ phase: 'completed' })
    else if (at) moved({ phase: at, deadlines: until, serverTime })
    return null
  }, [timed, token, moved])
  useTimeCheck(clock, phase === 'mcq' || phase === 'voice', checkTime)

  const report = useCallback(
    (type: EventType) => {
      const at = new Date(clock.now()).toISOString()
      setLastEvent({ type, at })
      if (leavings.includes(type))
        setViolations((known) => {
          memory.set({ violations: known + 1 })
          return known + 1
        })
      outbox.put({
        lane: 'events',
        key: `${type} ${at}`,
        request: { method: 'POST', path: eventsAddress(token), json: { events: [{ type, at }] } },
      })
    },
    [clock, memory, outbox, token],
  )

  const sitting = useMemo<Sitting>(
    () => ({
      token,
      link,
      step,
      goTo,
      phase,
      deadlines,
      serverNow: clock.now,
      checkTime,
      moved,
      questions,
      voiceQuestions,
      loadQuestions,
      outbox,
      report,
      violations,
      lastEvent,
    }),
    [
      token,
      link,
      step,
      goTo,
      phase,
      deadlines,
      clock,
      checkTime,
      moved,
      questions,
      voiceQuestions,
      loadQuestions,
      outbox,
      report,
      violations,
      lastEvent,
    ],
  )
  return <SittingContext value={sitting}>{children}</SittingContext>
}
