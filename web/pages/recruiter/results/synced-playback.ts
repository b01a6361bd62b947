import { useCallback, useEffect, useRef, useState } from 'react'
import { at as addressAt } from '../../../address.ts'
import { type Device, devices, nextPlayed, type Piece, pieceAt, type TimeLine } from './time-line.ts'

interface Options {
  line: TimeLine
  /** A player has found out how long a part really is, in milliseconds. */
  onLength: (id: string, ms: number) => void
  renewLink: (fileOf: string) => Promise<void>
}

/** Further apart than this, in seconds, and a player is moved to where it should be. */
const drift = 0.35
const tickMs = 100
/** So long the others wait for a player that cannot go on; then they go on without it. */
const patienceMs = 8000

/** Plays camera and screen by one clock: whoever falls behind is waited for, whoever has nothing at a moment is left out. */
export const useScreening = (options: Options) => {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const players = useRef<Record<Device, HTMLVideoElement | null>>({ camera: null, screen: null })
  const clock = useRef({ at: 0, since: 0, runs: false })
  const stalledSince = useRef<number | null>(null)
  /** Nothing is fetched before somebody wants to see it. */
  const touched = useRef(false)
  const renewed = useRef(new Set<string>())
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [shown, setShown] = useState<Record<Device, string | null>>({ camera: null, screen: null })
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const canPlay = nextPlayed(options.line, 0) !== null

  const now = useCallback(
    () => (clock.current.runs ? clock.current.at + (performance.now() - clock.current.since) * speed : clock.current.at),
    [speed],
  )
  const set = useCallback((ms: number, runs: boolean) => {
    clock.current = { at: ms, since: performance.now(), runs }
    setAt(ms)
  }, [])

  /** Brings one player to where the clock is; says whether it can go on from there. */
  const follow = useCallback(
    (device: Device, piece: Piece | null, ms: number, plays: boolean): boolean => {
      const player = players.current[device]
      if (!player || !piece?.url) return true
      if (player.dataset.url !== piece.url) {
        player.dataset.url = piece.url
        player.dataset.piece = piece.id
        player.preload = 'auto'
        player.src = addressAt(piece.url)
      }
      if (player.error) return true
      if (player.readyState < HTMLMediaElement.HAVE_METADATA) return false
      const place = Math.max(0, (ms - piece.start) / 1000)
      if (player.ended && place >= player.currentTime) return true
      player.playbackRate = speed
      if (!player.seeking && Math.abs(player.currentTime - place) > (plays ? drift : 0.05)) player.currentTime = place
      return !player.seeking && player.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
    },
    [speed],
  )

  const tick = useCallback(
    (plays: boolean) => {
      if (!touched.current) return
      const { line } = latest.current
      let ms = Math.min(now(), line.length)
      if (plays && devices.every((device) => pieceAt(line.tracks[device], ms) === null)) {
        // Nothing plays here: on to where something does.
        const next = nextPlayed(line, ms)
        if (next === null) {
          for (const device of devices) players.current[device]?.pause()
          set(ms, false)
          return setPlaying(false)
        }
        ms = next
      }
      const current = devices.map((device) => ({ device, piece: pieceAt(line.tracks[device], ms) }))
      const [camera = null, screen = null] = current.map(({ piece }) => piece?.id ?? null)
      setShown((before) => (before.camera === camera && before.screen === screen ? before : { camera, screen }))
      const isReady = current.map(({ device, piece }) => follow(device, piece, ms, plays)).every(Boolean)
      if (isReady) stalledSince.current = null
      else stalledSince.current ??= performance.now()
      const isPatient = stalledSince.current !== null && performance.now() - stalledSince.current < patienceMs
      const runs = plays && (isReady || !isPatient)
      for (const { device, piece } of current) {
        const player = players.current[device]
        if (runs && piece && player?.paused && !player.ended) player.play().catch(() => {})
        if (!runs || !piece) player?.pause()
      }
      setWaiting(plays && !runs)
      set(ms, runs)
    },
    [follow, now, set],
  )

  useEffect(() => {
    tick(isPlaying)
    if (!isPlaying) return
    const timer = setInterval(() => tick(true), tickMs)
    return () => clearInterval(timer)
  }, [isPlaying, tick])

  const seek = useCallback(
    (ms: number) => {
      touched.current = true
      set(Math.max(0, Math.min(ms, latest.current.line.length)), false)
      tick(isPlaying)
    },
    [isPlaying, set, tick],
  )

  const handlersOf = (device: Device) => ({
    onEnded: () => {
      const player = players.current[device]
      const id = player?.dataset.piece
      // What a browser records does not say how long it is: the end does.
      if (player && id) latest.current.onLength(id, player.currentTime * 1000)
    },
    onLoadedMetadata: () => tick(isPlaying),
    // Where somebody wanted to go meanwhile.
    onSeeked: () => tick(isPlaying),
    onError: () => {
      const player = players.current[device]
      const id = player?.dataset.piece
      if (!player || !id) return
      if (renewed.current.has(id)) return setFailed((before) => new Set([...before, id]))
      renewed.current.add(id)
      void latest.current.renewLink(id).then(() => tick(isPlaying))
    },
  })

  return {
    canPlay,
    isTouched: touched.current,
    at,
    isPlaying,
    isWaiting,
    speed,
    setSpeed: (next: number) => {
      set(now(), clock.current.runs)
      setSpeed(next)
    },
    /** The part that each player shows; null where there is none at this moment. */
    shown,
    failed,
    seek,
    toggle: () => {
      touched.current = true
      if (!isPlaying && nextPlayed(latest.current.line, now()) === null) set(0, false)
      setPlaying(!isPlaying)
    },
    handlersOf,
    players,
  }
}

export type Screening = ReturnType<typeof useScreening>
