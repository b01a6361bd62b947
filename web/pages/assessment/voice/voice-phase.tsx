import { useCallback, useEffect, useState } from 'react'
import type { Words } from '#src/words/words.ts'
import type { CallFailure } from '../../../api/client.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { useWords } from '../../../words/words.ts'
import { endsLink } from '../link/ended.ts'
import { useSitting } from '../sitting.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { OpenQuestions } from './open-questions.tsx'

/** What this part is called on its page. */
const voiceTitle = ({ kind, options }: ReturnType<typeof useSitting>['link'], words: Words['assessment']) => {
  if (kind === 'interview') return words.interview
  return options.answers === 'voice' ? words.voiceTitle : words.writtenTitle
}

/** The open questions, spoken or written; tells the sitting when they are done. */
export const VoicePhase = () => {
  const words = useWords('assessment')
  const { link, questions, voiceQuestions, loadQuestions } = useSitting()
  const [state, setState] = useState<'loading' | 'ready' | CallFailure>('loading')
  const load = useCallback(async () => {
    setState('loading')
    const failure = await loadQuestions()
    if (failure && endsLink(failure.code)) return window.location.reload()
    setState(failure ?? 'ready')
  }, [loadQuestions])
  useEffect(() => {
    void load()
  }, [load])
  useEffect(() => {
    // Somebody may have gone on with another device meanwhile.
    const look = () => document.visibilityState === 'visible' && void loadQuestions()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [loadQuestions])

  if (state === 'ready' && voiceQuestions.length > 0) return <OpenQuestions title={voiceTitle(link, words)} />
  return (
    <section className="assessment-step stack gap-5">
      <StepHeading>{voiceTitle(link, words)}</StepHeading>
      {state === 'loading' && <Waiting text={words.loadingQuestions} />}
      {state === 'ready' && (
        <Notice tone="error" announce>
          {questions.length > 0 ? words.noVoiceQuestions : words.nothingToAnswer}
        </Notice>
      )}
      {typeof state === 'object' && <FailedState title={words.refreshPage} failure={state} onRetry={() => void load()} />}
    </section>
  )
}
