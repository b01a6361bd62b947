import { useCallback, useEffect, useState } from 'react'
import { completeChoices } from '../../../api/assessment.ts'
import type { CallFailure } from '../../../api/client.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { useWords } from '../../../words/words.ts'
import { endsLink } from '../link/ended.ts'
import { useSitting } from '../sitting.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { Questions } from './questions.tsx'

interface McqTestProps {
  /** Ends the part on the server; null when it worked. The call of the assessment unless told. */
  finish?: () => Promise<CallFailure | null>
}

/** The multiple-choice test: reads the questions, then shows one at a time. */
export const McqTest = ({ finish }: McqTestProps) => {
  const words = useWords('assessment')
  const { token, questions, loadQuestions, moved, outbox } = useSitting()
  const [state, setState] = useState<'loading' | 'ready' | CallFailure>('loading')

  const load = useCallback(async () => {
    setState('loading')
    const [failure] = await Promise.all([loadQuestions(), outbox.open()])
    if (failure && endsLink(failure.code)) return window.location.reload()
    setState(failure ?? 'ready')
  }, [loadQuestions, outbox])
  useEffect(() => {
    load()
  }, [load])

  const complete = useCallback(async () => {
    const answer = await completeChoices(token)
    if (!answer.ok) return answer.failure
    moved(answer.data)
    return null
  }, [token, moved])

  if (state === 'ready' && questions.length > 0) return <Questions finish={finish ?? complete} />
  return (
    <section className="assessment-step stack gap-5">
      <StepHeading>{words.mcqTitle}</StepHeading>
      {state === 'loading' && <Waiting text={words.loadingQuestions} />}
      {state === 'ready' && (
        <Notice tone="error" announce>
          {words.noQuestions}
        </Notice>
      )}
      {typeof state === 'object' && <FailedState title={words.questionsFailed} failure={state} onRetry={load} />}
    </section>
  )
}
