import { useEffect, useState } from 'react'
import { exitFullscreen } from '../../../devices/fullscreen.ts'
import { closeDevice } from '../../../devices/held-devices.ts'
import { watchTab } from '../../../devices/tab-watch.ts'
import { useSitting } from '../sitting.ts'
import { RecordingBar } from './recording-bar.tsx'

let mounted = 0

/** Records camera and screen while it is on the page, and shows that it does. Only proctored sittings have one. */
export const RecordingSession = () => {
  const { report } = useSitting()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    mounted += 1
    setAwake(true)
    return () => {
      mounted -= 1
      // From one phase to the next the page may put another one in its place: then the devices stay open.
      setTimeout(() => {
        if (mounted > 0) return
        closeDevice('camera')
        closeDevice('screen')
        closeDevice('microphone')
        void exitFullscreen()
      })
    }
  }, [])
  useEffect(() => watchTab(report), [report])
  return isAwake ? <RecordingBar /> : null
}
