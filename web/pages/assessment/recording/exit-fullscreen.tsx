import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { exitFullscreen, isFullscreen, watchFullscreen } from '../../../devices/fullscreen.ts'
import { useWords } from '../../../words/words.ts'

/** The way out of full screen; the way in stands in the alert that asks for it. */
export const ExitFullscreen = () => {
  const words = useWords('assessment')
  const [isFull, setFull] = useState(isFullscreen)
  useEffect(() => watchFullscreen(setFull), [])
  if (!isFull) return null
  return (
    <Button size="2" variant="soft" color="gray" onClick={() => void exitFullscreen()}>
      {words.exitFullscreen}
    </Button>
  )
}
