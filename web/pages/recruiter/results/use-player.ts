import { useCallback, useEffect, useRef, useState } from 'react'

interface Wanted {
  /** Seconds. */
  at: number
  plays: boolean
}

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

/** One audio element that plays from anywhere, goes on under a new link, and lets no other one speak at the same time. */
export const usePlayer = (url: string | null, renewLink: () => Promise<void>) => {
  const audio = useRef<HTMLAudioElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const [speed, setSpeed] = useState(1)
  const [failed, setFailed] = useState(false)
  /** Where it stops by itself, in seconds. */
  const until = useRef<number | null>(null)
  /** What is to happen once the file is there. */
  const wanted = useRef<Wanted | null>(null)
  const renewed = useRef(0)

  const start = useCallback((from: Wanted) => {
    const element = audio.current
    if (!element) return
    if (element.readyState < HTMLMediaElement.HAVE_METADATA) {
      wanted.current = from
      element.load()
      return
    }
    wanted.current = null
    element.currentTime = from.at
    // Another press, or the end of the page, interrupts it: that is no failure.
    if (from.plays) element.play().catch(() => {})
  }, [])

  const known = useRef(url)
  useEffect(() => {
    if (known.current === url) return
    known.current = url
    setFailed(false)
    if (wanted.current) start(wanted.current)
  }, [url, start])

  const renew = () => {
    const element = audio.current
    if (!element) return
    wanted.current ??= { at: element.currentTime, plays: !element.paused }
    void renewLink().finally(() => setFailed(false))
  }

  const handlers = {
    onLoadedMetadata: () => {
      if (audio.current) audio.current.playbackRate = speed
      if (wanted.current) start(wanted.current)
    },
    onPlaying: () => {
      renewed.current = 0
      setFailed(false)
    },
    onPlay: () => {
      for (const other of document.querySelectorAll('audio')) if (other !== audio.current) other.pause()
    },
    onTimeUpdate: () => {
      const element = audio.current
      if (!element) return
      setAt(element.paused ? null : element.currentTime * 1000)
      if (until.current !== null && element.currentTime >= until.current) {
        until.current = null
        element.pause()
      }
    },
    onPause: () => setAt(null),
    onSeeking: () => {
      const element = audio.current
      // Somebody has gone elsewhere with the player's own controls.
      if (element && until.current !== null && element.currentTime > until.current) until.current = null
    },
    onError: () => {
      // Links end after two hours: once, a new one is fetched without a word.
      if (renewed.current > 0) return setFailed(true)
      renewed.current += 1
      renew()
    },
  }

  return {
    audio,
    handlers,
    /** Milliseconds into the file while it plays; null while it does not. */
    at,
    failed,
    speed,
    changeSpeed: (next: number) => {
      setSpeed(next)
      if (audio.current) audio.current.playbackRate = next
    },
    /** Plays from there, to `endMs` when it is told. */
    playFrom: (startMs: number, endMs: number | null = null) => {
      // What belongs to a word begins a little before it and ends a little after.
      until.current = endMs === null ? null : endMs / 1000 + 0.2
      start({ at: Math.max(0, startMs / 1000), plays: true })
    },
    tryAgain: renew,
  }
}

export type Player = ReturnType<typeof usePlayer>
