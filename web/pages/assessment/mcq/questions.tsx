import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import type { CallFailure } from '../../../api/client.ts'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { remembered } from '../tab-memory.ts'
import { TimeLeft } from '../time-left.tsx'
import { useCountdown } from '../use-countdown.ts'
import { HandingInPanel } from './handing-in-panel.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionOverview } from './question-overview.tsx'
import { placeToResume } from './resume.ts'
import { SavedState } from './saved-state.tsx'
import { TimeWasOver } from './time-was-over.tsx'
import { UnansweredWarning } from './unanswered-warning.tsx'
import { useAnswers } from './use-answers.ts'
import { useHandingIn } from './use-handing-in.ts'

const lanes = ['answers'] as const

/** The questions, one at a time, until they are handed in by the candidate or by the clock. */
export const Questions = ({ finish }: { finish: () => Promise<CallFailure | null> }) => {
  const words = useWords('assessment')
  const { token, link, questions, deadlines, serverNow } = useSitting()
  const { answerTo, savingOf, refusalOf, hasLateAnswer, choose } = useAnswers()
  const countdown = useCountdown(deadlines.mcq)
  const { handing, begin, hurry, cancel } = useHandingIn(lanes, finish)
  const isAnswered = (place: number) => answerTo(questions[place]!.id) !== null
  const [at, setAt] = useState(() => placeToResume(questions, (id) => answerTo(id) !== null, remembered(token).get().questionId))
  // Whoever comes back after the end begins the next part when they are ready: its clock runs from there.
  const [waitsForPerson, setWaitsForPerson] = useState(
    () => link.counts.voice > 0 && deadlines.mcq !== null && Date.parse(deadlines.mcq) <= serverNow(),
  )
  const [isWarned, setWarned] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // Grows with every move, also with one to the question that is shown already: the focus goes to it each time.
  const [moves, setMoves] = useState(0)
  const question = questions[at] ?? questions[0]!
  const isLast = at === questions.length - 1
  const open = questions.flatMap((_, place) => (isAnswered(place) ? [] : [place]))

  const goTo = (place: number) => {
    setMoves(moves + 1)
    setWarned(false)
    setAt(place)
  }
  const handleSubmit = () => {
    if (open.length > 0 && !isWarned) return setWarned(true)
    setWarned(false)
    begin('person')
  }

  useEffect(() => {
    remembered(token).set({ questionId: question.id })
  }, [token, question.id])
  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves])

  // Handed in on another device, or the clock has been faster there: the server takes no answer in time any more.
  const isOver = countdown.isOver || hasLateAnswer
  const isByClock = handing?.by === 'clock'
  useEffect(() => {
    if (isOver && !isByClock && !waitsForPerson) begin('clock')
  }, [isOver, isByClock, waitsForPerson, begin])

  return (
    <section className="assessment-step stack gap-5">
      <div className="row justify-between gap-2-4">
        <StepHeading>{words.mcqTitle}</StepHeading>
        <TimeLeft countdown={countdown} />
      </div>
      {waitsForPerson && !handing ? (
        <TimeWasOver onContinue={() => setWaitsForPerson(false)} />
      ) : handing ? (
        <HandingInPanel handing={handing} onHurry={hurry} onAgain={() => begin(handing.by)} onBack={cancel} />
      ) : (
        <>
          <div className="stack gap-2">
            <p className="strong numeric">{fill(words.questionOf, { number: at + 1, count: questions.length })}</p>
            <ProgressBar label={words.testProgress} value={at + 1} max={questions.length} />
          </div>
          <QuestionCard
            key={question.id}
            question={question}
            answer={answerTo(question.id)}
            headingRef={heading}
            onChoose={(option) => {
              setWarned(false)
              choose(question.id, option)
            }}
          />
          <SavedState saving={savingOf(question.id)} said={refusalOf(question.id)} />
          {isWarned && <UnansweredWarning places={open} onGo={goTo} onSubmit={() => begin('person')} />}
          <div className="flex flex-wrap justify-between gap-3">
            <Button size="3" variant="soft" color="gray" disabled={at === 0} onClick={() => goTo(at - 1)}>
              {words.previous}
            </Button>
            {isLast ? (
              <Button size="3" onClick={handleSubmit}>
                {words.submitTest}
              </Button>
            ) : (
              <Button size="3" onClick={() => goTo(at + 1)}>
                {words.next}
              </Button>
            )}
          </div>
          <QuestionOverview count={questions.length} at={at} isAnswered={isAnswered} onGo={goTo} words={words} />
        </>
      )}
    </section>
  )
}
