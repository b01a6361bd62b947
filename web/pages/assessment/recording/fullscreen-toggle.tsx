import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { canGoFullscreen, enterFullscreen, exitFullscreen, isFullscreen, watchFullscreen } from '../../../devices/fullscreen.ts'

/** Not there where the browser shows nothing in full screen. */
export const FullscreenToggle = () => {
  const [isFull, setFull] = useState(isFullscreen)
  useEffect(() => watchFullscreen(setFull), [])
  if (!canGoFullscreen()) return null
  return (
    <Button size="2" variant="soft" color="gray" onClick={() => void (isFull ? exitFullscreen() : enterFullscreen())}>
      {isFull ? 'Exit fullscreen' : 'Enter fullscreen'}
    </Button>
  )
}
