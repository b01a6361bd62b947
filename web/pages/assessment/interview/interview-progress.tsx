import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { useSitting } from '../sitting.ts'
import { VoicePhase } from '../voice/voice-phase.tsx'

/** The interview while it is under way. */
export const InterviewProgress = () => (
  <>
    <div className="row row-between">
      <p className="muted">Interview in progress</p>
      <TabIndicator />
    </div>
    <EscapeAlert />
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

const escapeWarning = 'Please enable fullscreen mode for your assessment. Use the stop button to end recording properly.'

/** Escape ends nothing here; who presses it is told what does. */
const EscapeAlert = () => {
  const { lastEvent } = useSitting()
  const [closed, setClosed] = useState<string | null>(null)
  const isShown = lastEvent?.type === 'escape' && closed !== lastEvent.at
  return (
    <div className="assessment-alerts" role="alert">
      {isShown && (
        <div className="notice tone-warning">
          <strong>{escapeWarning}</strong>
          <Button size="1" variant="soft" color="gray" onClick={() => setClosed(lastEvent.at)}>
            I understand
          </Button>
        </div>
      )}
    </div>
  )
}
