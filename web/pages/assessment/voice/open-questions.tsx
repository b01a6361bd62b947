import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { useWords } from '../../../words/words.ts'
import { HandingInPanel } from '../mcq/handing-in-panel.tsx'
import { placeToResume } from '../mcq/resume.ts'
import { UnansweredWarning } from '../mcq/unanswered-warning.tsx'
import { useHandingIn } from '../mcq/use-handing-in.ts'
import { WithCode } from '../mcq/with-code.tsx'
import { beginRecordings } from '../recording/running-recorders.ts'
import { useSitting } from '../sitting.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { remembered } from '../tab-memory.ts'
import { TimeLeft } from '../time-left.tsx'
import { useCountdown } from '../use-countdown.ts'
import { isDone } from './answer-states.ts'
import { QuestionAloud } from './question-aloud.tsx'
import { QuestionMarks } from './question-marks.tsx'
import { SpokenAnswer } from './spoken-answer.tsx'
import { useEnding } from './use-ending.ts'
import { useOpenAnswers } from './use-open-answers.ts'
import { WrittenAnswer } from './written-answer.tsx'

const lanes = ['voice', 'answers', 'events'] as const
/** So long before the end a recording is stopped and sent, so that it arrives in time. */
const sendingMs = 2000

/** The open questions, one at a time, until they are handed in by the candidate or by the clock. */
export const OpenQuestions = ({ title }: { title: string }) => {
  const words = useWords('assessment')
  const { token, link, voiceQuestions: questions, deadlines } = useSitting()
  const answers = useOpenAnswers()
  const countdown = useCountdown(deadlines.voice)
  const stopNow = useRef<(() => Promise<void>) | null>(null)
  const isAnswered = (place: number) => isDone(answers.stateOf(questions[place]!))
  const isAnsweredId = (id: string) => isAnswered(questions.findIndex((each) => each.id === id))
  const [at, setAt] = useState(() => placeToResume(questions, isAnsweredId, remembered(token).get().questionId))
  const [isBusy, setBusy] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const stopping = useRef<Promise<void>>(Promise.resolve())
  const stopSaying = useCallback(() => {
    if (stopNow.current) stopping.current = stopNow.current()
    return stopping.current
  }, [])
  const finish = useEnding({ questions, answers, stopSaying })
  const { handing, begin, hurry, cancel } = useHandingIn(lanes, finish)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasMoved = useRef(false)
  const question = questions[at] ?? questions[0]!
  const open = questions.flatMap((_, place) => (isAnswered(place) ? [] : [place]))
  const isInterview = link.kind === 'interview'
  const isLast = at === questions.length - 1

  const goTo = (place: number) => {
    wasMoved.current = true
    setWarned(false)
    setAt(place)
  }
  const handleEnd = () => {
    if (open.length > 0 && !isWarned) return setWarned(true)
    setWarned(false)
    void begin('person')
  }
  const handleBack = () => {
    cancel()
    beginRecordings()
  }
  const handleSkip = async () => {
    await answers.skip(question)
    if (!isLast) goTo(at + 1)
  }

  useEffect(() => {
    remembered(token).set({ questionId: question.id })
    if (wasMoved.current) heading.current?.focus()
  }, [token, question.id])

  const { leftMs, isOver } = countdown
  const isEnding = leftMs !== null && leftMs <= sendingMs
  useEffect(() => {
    if (isEnding) void stopSaying()
  }, [isEnding, stopSaying])
  const isByClock = handing?.by === 'clock'
  useEffect(() => {
    if (isOver && !isByClock) void begin('clock')
  }, [isOver, isByClock, begin])

  return (
    <section className="assessment-step stack gap-5">
      <div className="row justify-between gap-2-4">
        <StepHeading>{title}</StepHeading>
        <TimeLeft countdown={countdown} />
      </div>
      {handing ? (
        <HandingInPanel
          handing={handing}
          what="answers"
          onHurry={hurry}
          onAgain={() => void begin(handing.by)}
          onBack={handleBack}
        />
      ) : (
        <>
          <div className="stack gap-2">
            <p className="strong numeric">{fill(words.questionOf, { number: at + 1, count: questions.length })}</p>
            <ProgressBar label={words.questionsProgress} value={at + 1} max={questions.length} />
          </div>
          <div className="mcq-question stack">
            <h2 ref={heading} tabIndex={-1} className="mcq-text strong pre-line break-anywhere leading tight">
              <WithCode text={question.question} />
            </h2>
            {isInterview && <QuestionAloud key={`${question.id} aloud`} text={question.question} isStill={isBusy} />}
            {link.options.answers === 'voice' ? (
              <SpokenAnswer
                key={question.id}
                question={question}
                answers={answers}
                isOver={isEnding}
                stopNow={stopNow}
                onStage={setBusy}
                onSkip={handleSkip}
              />
            ) : (
              <WrittenAnswer key={question.id} question={question} answers={answers} isOver={isOver} stopNow={stopNow} />
            )}
          </div>
          {isWarned && <UnansweredWarning places={open} onGo={goTo} onSubmit={() => void begin('person')} />}
          <div className="flex flex-wrap justify-between gap-3">
            <Button size="3" variant="soft" color="gray" disabled={at === 0 || isBusy} onClick={() => goTo(at - 1)}>
              {words.previous}
            </Button>
            {!isLast && (
              <Button size="3" variant="soft" color="gray" disabled={isBusy} onClick={() => goTo(at + 1)}>
                {words.next}
              </Button>
            )}
            {(isLast || isInterview) && (
              <Button
                size="3"
                variant={isLast ? 'solid' : 'soft'}
                color={isLast ? undefined : 'gray'}
                disabled={isBusy}
                onClick={handleEnd}
              >
                {isInterview ? words.endInterview : words.finish}
              </Button>
            )}
          </div>
          <QuestionMarks at={at} states={questions.map((each) => answers.stateOf(each))} disabled={isBusy} onGo={goTo} />
        </>
      )}
    </section>
  )
}
