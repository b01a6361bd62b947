import { useEffect, useState } from 'react'
import { VoicePhase } from '../voice/voice-phase.tsx'

/** The interview while it is under way. */
export const InterviewProgress = () => (
  <>
    <div className="row row-between">
      <p className="muted">Interview in progress</p>
      <TabIndicator />
    </div>
    <VoicePhase />
  </>
)

/** Whether this tab is the one that is looked at, as the recruiter will see it. */
const TabIndicator = () => {
  const [isActive, setActive] = useState(true)
  useEffect(() => {
    const look = () => setActive(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return (
    <span className="badge" data-tone={isActive ? 'success' : 'error'}>
      {isActive ? 'Tab active' : 'Tab not active'}
    </span>
  )
}
