import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { toleratedViolations } from '#src/assessment/constants.ts'
import { fill } from '#src/words/fill.ts'
import { canGoFullscreen, enterFullscreen, isFullscreen, watchFullscreen } from '../../../devices/fullscreen.ts'
import { useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'

/** What a supervised candidate is told about leaving the page, in the page: nothing has to be clicked away. */
export const ProctorAlerts = () => {
  const words = useWords('assessment')
  const { link, lastEvent, violations } = useSitting()
  const isFull = useFullscreen()
  const [seen, setSeen] = useState(lastEvent)
  const [isShown, setShown] = useState(false)
  if (seen !== lastEvent) {
    setSeen(lastEvent)
    if (lastEvent?.type === 'tab-hidden') setShown(true)
  }
  // Nobody hears what is said while the tab is hidden: it is put there anew when the candidate is back.
  const saidAt = useLast(lastEvent?.type === 'tab-visible' ? lastEvent.at : null)
  // Escape ends nothing in an interview; who presses it is told what does.
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const isEscaped = link.kind === 'interview' && lastEvent?.type === 'escape' && closedAt !== lastEvent.at
  const isTooOften = violations > toleratedViolations
  return (
    <div className="assessment-alerts stack gap-2">
      <div role="alert">
        {isShown && (
          <div key={saidAt} className="notice tone-error">
            <strong>{words.dontSwitch[link.kind]}</strong>
            <Button size="1" variant="soft" color="gray" onClick={() => setShown(false)}>
              {words.understand}
            </Button>
          </div>
        )}
      </div>
      <div role="alert">
        {isTooOften && (
          <div className="notice tone-error">
            <strong className="numeric">{fill(words.mayBeInvalid[link.kind], { count: violations })}</strong>
          </div>
        )}
      </div>
      <div role="alert">
        {isEscaped && (
          <div className="notice tone-warning">
            <strong>{words.fullscreenWarning}</strong>
            <div className="row">
              {isFull === false && (
                <Button size="1" variant="soft" color="gray" onClick={() => void enterFullscreen()}>
                  {words.enterFullscreen}
                </Button>
              )}
              <Button size="1" variant="soft" color="gray" onClick={() => setClosedAt(lastEvent.at)}>
                {words.understand}
              </Button>
            </div>
          </div>
        )}
      </div>
      <div role="status">
        {isFull === false && !isEscaped && (
          <div className="notice tone-warning assessment-fullscreen">
            <span>{words.fullscreenWarning}</span>
            <Button size="1" variant="soft" color="gray" onClick={() => void enterFullscreen()}>
              {words.enterFullscreen}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** The last one of these that was not null. */
const useLast = (value: string | null): string => {
  const [last, setLast] = useState('')
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

/** Null where the browser has no fullscreen to offer. */
const useFullscreen = (): boolean | null => {
  const [isFull, setFull] = useState<boolean | null>(null)
  useEffect(() => {
    if (!canGoFullscreen()) return
    setFull(isFullscreen())
    return watchFullscreen(setFull)
  }, [])
  return isFull
}
