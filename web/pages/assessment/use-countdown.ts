import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '../../words/words.ts'
import { announcementFor } from './server-clock.ts'
import { useSitting } from './sitting.ts'

const lookEveryMs = 250

export interface Countdown {
  /** Milliseconds, by the server's clock; null until it is known how long. */
  leftMs: number | null
  /** True once the time is over, and the server has not said otherwise. */
  isOver: boolean
  /** A sentence for screen readers; changes at five minutes, one minute and half a minute. */
  announcement: string
}

/** Counts down to one of the sitting's deadlines. */
export const useCountdown = (deadline: string | null): Countdown => {
  const words = useWords('assessment')
  const language = useLanguage()
  const { serverNow, checkTime } = useSitting()
  const [leftMs, setLeft] = useState<number | null>(null)
  const [isOver, setOver] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const before = useRef(0)
  useEffect(() => {
    if (deadline === null) return
    let isChecking = false
    let isKnownOver = false
    let isGone = false
    const left = () => Math.max(0, Date.parse(deadline) - serverNow())
    const look = async () => {
      if (isChecking) return
      const now = left()
      const said = announcementFor(now, before.current, words, language)
      if (said) setAnnouncement(said)
      before.current = now
      // Whole seconds: the picture changes once a second.
      setLeft(Math.ceil(now / 1000) * 1000)
      if (now > 0) {
        isKnownOver = false
        return setOver(false)
      }
      if (isKnownOver) return
      // The device may have miscounted: nobody's time is cut short because of that.
      isChecking = true
      await checkTime()
      isChecking = false
      isKnownOver = left() === 0
      if (!isGone) setOver(isKnownOver)
    }
    before.current = left()
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [deadline, serverNow, checkTime, words, language])
  return { leftMs, isOver, announcement }
}
