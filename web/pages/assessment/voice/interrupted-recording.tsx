import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { secondsOf } from '../../../devices/wav.ts'
import { useWords } from '../../../words/words.ts'
import { minutesAndSeconds } from '../server-clock.ts'

interface InterruptedRecordingProps {
  audio: Blob
  onUse: () => void
  onAgain: () => void
}

/** After a reload in the middle of an answer: what was said before is not lost. */
export const InterruptedRecording = ({ audio, onUse, onAgain }: InterruptedRecordingProps) => {
  const words = useWords('assessment')
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(audio)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [audio])
  return (
    <Notice tone="info" announce>
      <p>
        <strong>{words.interrupted}</strong>{' '}
        <span className="numeric muted">({minutesAndSeconds(Math.floor(secondsOf(audio.size)) * 1000)})</span>
      </p>
      {url && (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written down what was just said.
        <audio className="speech-player" controls src={url} aria-label={words.interruptedAudio} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="3" onClick={onUse}>
          {words.useIt}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={onAgain}>
          {words.recordAgain}
        </Button>
      </div>
    </Notice>
  )
}
