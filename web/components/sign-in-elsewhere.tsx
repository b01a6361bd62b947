import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'

export interface Elsewhere {
  /** What providers there are. */
  ways: () => Promise<{ name: string; label: string }[]>
  /** Whether one of them, or another window, has done meanwhile what is asked for. */
  isDone: () => Promise<boolean>
}

interface SignInElsewhereProps extends Elsewhere {
  /** Proves who somebody is who is signed in. */
  isProof?: boolean
  onDone: () => void
}

/** Providers, each in a window of its own: what was typed on this page stays. */
export const SignInElsewhere = ({ ways: findWays, isDone, isProof = false, onDone }: SignInElsewhereProps) => {
  const [ways, setWays] = useState<{ name: string; label: string }[]>([])
  const [isAway, setIsAway] = useState(false)
  const latest = useRef({ findWays, isDone, onDone })
  useEffect(() => {
    latest.current = { findWays, isDone, onDone }
  })
  useEffect(() => void latest.current.findWays().then(setWays), [])
  useEffect(() => {
    if (!isAway) return
    const timer = setInterval(async () => {
      if (!(await latest.current.isDone())) return
      clearInterval(timer)
      latest.current.onDone()
    }, 2000)
    return () => clearInterval(timer)
  }, [isAway])
  return ways.map(({ name, label }) => (
    <Button key={name} asChild variant="soft" color="gray">
      <a
        href={`/login/with/${name}${isProof ? '?prove=on' : ''}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => setIsAway(true)}
      >
        {isAway ? `Waiting for ${label}...` : `Sign in with ${label} instead`}
      </a>
    </Button>
  ))
}
