import { useEffect } from 'react'
import type { ServerClock } from './server-clock.ts'

const everyMs = 1000
/** A device that slept or whose clock was set: its ticks may have stood still meanwhile. */
const suspiciousMs = 2000

/** Asks the server for the time when the tab is seen again, the network is back, or the device's clock has jumped. */
export const useTimeCheck = (clock: ServerClock, isRunning: boolean, check: () => Promise<unknown>) => {
  useEffect(() => {
    if (!isRunning) return
    let drift = Date.now() - clock.ticks()
    const look = () => {
      const now = Date.now() - clock.ticks()
      if (Math.abs(now - drift) > suspiciousMs) check()
      drift = now
    }
    const ask = () => {
      if (document.visibilityState === 'visible') check()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('online', ask)
    window.addEventListener('pageshow', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('online', ask)
      window.removeEventListener('pageshow', ask)
    }
  }, [clock, isRunning, check])
}
