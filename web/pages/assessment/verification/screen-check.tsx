import { Button } from '@radix-ui/themes'
import { LivePicture } from '../recording/live-picture.tsx'
import { DeviceCheck } from './device-check.tsx'
import type { ScreenSharing } from './use-screen-sharing.ts'

/** Screen sharing where the browser has it; elsewhere the sitting goes on without, and the recruiter sees that. */
export const ScreenCheck = ({ sharing }: { sharing: ScreenSharing }) => {
  const { stream, failure, isOpening, isPossible, share } = sharing
  return (
    <DeviceCheck
      name="Screen sharing"
      device={sharing}
      onRetry={share}
      retryText="Share screen"
      notYet={isPossible === false ? 'Not available' : 'Not shared yet'}
    >
      {isPossible === false && (
        <p className="small muted">
          This browser cannot share a screen. You can go on: the company that sent you this link sees that your screen was not
          recorded.
        </p>
      )}
      {stream && (
        <div className="device-picture">
          <LivePicture stream={stream} label="Picture of the screen you share" />
        </div>
      )}
      {isPossible && !stream && !failure && (
        <>
          <p className="small muted">Your browser asks which screen is shared. Choose the whole screen.</p>
          <div>
            <Button variant="soft" onClick={share} disabled={isOpening}>
              Share screen
            </Button>
          </div>
        </>
      )}
    </DeviceCheck>
  )
}
