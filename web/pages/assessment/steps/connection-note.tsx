import { useSyncExternalStore } from 'react'
import { useSitting } from '../sitting.ts'
import { beforeOpening } from '../upload-queue/upload-queue.ts'

/** Says when the server cannot be reached, and when this device keeps nothing. */
export const ConnectionNote = () => {
  const { outbox } = useSitting()
  const { isReachable, isDurable } = useSyncExternalStore(outbox.subscribe, outbox.state, () => beforeOpening)
  return (
    <div className="assessment-alerts">
      <div role="status">
        {!isReachable && (
          <div className="notice tone-warning">
            <strong>{navigator.onLine ? 'The server cannot be reached at the moment' : 'You are offline'}</strong>
            <p>
              {isDurable
                ? 'Go on, and keep this page open without reloading it: your answers are kept on this device and sent as soon as the connection is back.'
                : 'Go on, but keep this page open: your answers are sent as soon as the connection is back, and are lost when you close or reload it.'}
            </p>
          </div>
        )}
      </div>
      <div role="status">
        {!isDurable && isReachable && (
          <div className="notice tone-warning">
            <strong>Your browser does not let this page keep anything</strong>
            <p>Answers are sent at once, but what cannot be sent is lost when you close this page. Please keep it open.</p>
          </div>
        )}
      </div>
    </div>
  )
}
