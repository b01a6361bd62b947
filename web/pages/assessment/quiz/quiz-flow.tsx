import { useCallback, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { plural } from '#src/words/text.ts'
import { type ScoreAnswer, submitScore } from '../../../api/assessment.ts'
import { useLanguage, useWords } from '../../../words/words.ts'
import { McqTest } from '../mcq/mcq-test.tsx'
import { useSitting } from '../sitting.ts'
import { SittingFrame } from '../steps/assessment-flow.tsx'
import { ConsentStep } from '../steps/consent.tsx'
import { minutesFor } from '../steps/plan.ts'
import { QuizResult } from './quiz-result.tsx'

/** Consent, questions, result. */
export const QuizFlow = () => {
  const words = useWords('assessment')
  const language = useLanguage()
  const { token, link, step } = useSitting()
  const [result, setResult] = useState<ScoreAnswer | null>(null)

  const finish = useCallback(async () => {
    // The answers are there already: the outbox has sent them before this is called.
    const answer = await submitScore(token, [])
    if (!answer.ok) return answer.failure
    setResult(answer.data)
    return null
  }, [token])

  const { counts, options } = link
  const minutes = minutesFor('mcq', options)
  return (
    <SittingFrame>
      {result || step === 'complete' || step === 'voice' ? (
        <QuizResult result={result} />
      ) : step === 'mcq' ? (
        <McqTest finish={finish} />
      ) : (
        <ConsentStep beginText={words.beginQuiz} intro={fill(plural(language, words.quizIntro, counts.mcq), { minutes })} />
      )}
    </SittingFrame>
  )
}
