import { useEffect, useState } from 'react'
import { useWords } from '../../../words/words.ts'
import { VoicePhase } from '../voice/voice-phase.tsx'

/** The interview while it is under way. */
export const InterviewProgress = () => {
  const words = useWords('assessment')
  return (
    <>
      <div className="row row-between">
        <p className="muted">{words.interviewInProgress}</p>
        <TabIndicator />
      </div>
      <VoicePhase />
    </>
  )
}

/** Whether this tab is the one that is looked at, as the recruiter will see it. */
const TabIndicator = () => {
  const words = useWords('assessment')
  const [isActive, setActive] = useState(true)
  useEffect(() => {
    const look = () => setActive(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return (
    <span className="badge" data-tone={isActive ? 'success' : 'error'}>
      {isActive ? words.tabActive : words.tabNotActive}
    </span>
  )
}
