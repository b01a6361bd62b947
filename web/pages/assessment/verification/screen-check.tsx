import { Button } from '@radix-ui/themes'
import { useWords } from '../../../words/words.ts'
import { LivePicture } from '../recording/live-picture.tsx'
import { DeviceCheck } from './device-check.tsx'
import type { ScreenSharing } from './use-screen-sharing.ts'

/** Screen sharing where the browser has it; elsewhere the sitting goes on without, and the recruiter sees that. */
export const ScreenCheck = ({ sharing }: { sharing: ScreenSharing }) => {
  const words = useWords('assessment')
  const { stream, failure, isOpening, isPossible, share } = sharing
  return (
    <DeviceCheck
      name={words.screenSharing}
      device={sharing}
      onRetry={share}
      retryText={words.shareScreen}
      notYet={isPossible === false ? words.notAvailable : words.notShared}
    >
      {isPossible === false && <p className="small muted">{words.noScreen}</p>}
      {stream && (
        <div className="device-picture overflow-hidden rounded-3">
          <LivePicture stream={stream} label={words.sharedPicture} />
        </div>
      )}
      {isPossible && !stream && !failure && (
        <>
          <p className="small muted">{words.chooseScreen}</p>
          <div>
            <Button variant="soft" color="gray" onClick={share} disabled={isOpening}>
              {words.shareScreen}
            </Button>
          </div>
        </>
      )}
    </DeviceCheck>
  )
}
