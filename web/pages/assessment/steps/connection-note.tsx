import { useSyncExternalStore } from 'react'
import { useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'
import { beforeOpening } from '../upload-queue/upload-queue.ts'

/** Says when the server cannot be reached, and when this device keeps nothing. */
export const ConnectionNote = () => {
  const words = useWords('assessment')
  const { outbox } = useSitting()
  const { isReachable, isDurable } = useSyncExternalStore(outbox.subscribe, outbox.state, () => beforeOpening)
  return (
    <div className="assessment-alerts stack gap-2">
      <div role="status">
        {!isReachable && (
          <div className="notice tone-warning">
            <strong>{navigator.onLine ? words.noServer : words.offline}</strong>
            <p>{isDurable ? words.goOnKept : words.goOnOpen}</p>
          </div>
        )}
      </div>
      <div role="status">
        {!isDurable && isReachable && (
          <div className="notice tone-warning">
            <strong>{words.keepsNothing}</strong>
            <p>{words.keepsNothingText}</p>
          </div>
        )}
      </div>
    </div>
  )
}
