import { useEffect, useState } from 'react'
import { type HeldDevice, openDevice, useDevice } from '../../../devices/held-devices.ts'
import { canShareScreen } from '../../../devices/screen.ts'

export interface ScreenSharing extends HeldDevice {
  /** Null until the page is awake. */
  isPossible: boolean | null
  /** Shared, tried, or not possible here: nobody is kept out for a screen that cannot be shared. */
  isSettled: boolean
  share: () => void
}

export const useScreenSharing = (): ScreenSharing => {
  const screen = useDevice('screen')
  const [isPossible, setPossible] = useState<boolean | null>(null)
  useEffect(() => setPossible(canShareScreen()), [])
  return {
    ...screen,
    isPossible,
    isSettled: isPossible === false || screen.stream !== null || screen.failure !== null,
    share: () => void openDevice('screen'),
  }
}
