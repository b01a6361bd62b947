import { useEffect, useState } from 'react'
import { openDevice, useDevice } from '../../../devices/held-devices.ts'
import { watchLevel } from '../../../devices/microphone.ts'
import { useWords } from '../../../words/words.ts'
import { DeviceCheck } from './device-check.tsx'
import { DeviceChoice } from './device-choice.tsx'
import { LevelMeter } from './level-meter.tsx'

/** After so many milliseconds without the slightest sound the person is told. */
const patienceMs = 4000

export const MicrophoneCheck = () => {
  const words = useWords('assessment')
  const microphone = useDevice('microphone')
  const { level, isSilent } = useLevel(microphone.stream)
  return (
    <DeviceCheck name={words.microphone} device={microphone} onRetry={() => void openDevice('microphone')}>
      {microphone.stream && (
        <div className="stack gap-2">
          <LevelMeter level={level} />
          <p className="small muted" role="status">
            {isSilent ? words.silent : words.sayWords}
          </p>
        </div>
      )}
      <DeviceChoice device="microphone" held={microphone} />
    </DeviceCheck>
  )
}

const useLevel = (stream: MediaStream | null) => {
  const [level, setLevel] = useState(0)
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    if (!stream) return
    let heardAt = Date.now()
    return watchLevel(stream, (now) => {
      setLevel(now)
      if (now > 0) heardAt = Date.now()
      setSilent(Date.now() - heardAt > patienceMs)
    })
  }, [stream])
  return { level, isSilent }
}
