import { useCallback, useEffect, useState } from 'react'
import type { CallFailure } from '../../../api/client.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { endsLink } from '../link/ended.ts'
import { useSitting } from '../sitting.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { OpenQuestions } from './open-questions.tsx'
import { sentences } from './sentences.ts'

/** What this part is called on its page. */
export const voiceTitle = ({ kind, options }: ReturnType<typeof useSitting>['link']) => {
  if (kind === 'interview') return 'Interview'
  return options.answers === 'voice' ? 'Voice Assessment' : 'Written Answers'
}

/** The open questions, spoken or written; tells the sitting when they are done. */
export const VoicePhase = () => {
  const { link, voiceQuestions, loadQuestions } = useSitting()
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

  if (state === 'ready' && voiceQuestions.length > 0) return <OpenQuestions title={voiceTitle(link)} />
  return (
    <section className="assessment-step">
      <StepHeading>{voiceTitle(link)}</StepHeading>
      {state === 'loading' && <Waiting text="Loading questions..." />}
      {state === 'ready' && (
        <Notice tone="error" announce>
          {sentences.noQuestions}
        </Notice>
      )}
      {typeof state === 'object' && <FailedState title={sentences.notLoaded} failure={state} onRetry={() => void load()} />}
    </section>
  )
}
