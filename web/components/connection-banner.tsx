import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { LiveFrame } from '#src/contracts/live.ts'
import { useLive } from '../state/candidates-live.ts'
import { type ConnectionState, lookNow, useConnectionState } from '../state/live-connection.ts'
import { useUser } from '../state/user.ts'
import { useLazyComponent } from './use-lazy-component.ts'

const sentences: Record<Exclude<ConnectionState, 'open'>, string> = {
  lost: 'You are offline. What you typed is kept on this page; send it when you are connected again.',
  quiet: 'Live updates are paused. You can still save; reload the page to see what others changed.',
  signedOut: 'Your session has ended. What you typed is kept on this page; sign in to go on.',
}

const backMs = 5000

/**
 * Says when the server does not hear this page, and that nothing typed is lost; goes away when it is back, with everything
 * read again that was missed. Stands in the shells, so that every page has it.
 */
export const ConnectionBanner = () => {
  const state = useConnectionState()
  const user = useUser()
  const [signingIn, setSigningIn] = useState(false)
  const { part: SignInAgain, load } = useLazyComponent(async () => (await import('./sign-in-again.tsx')).SignInAgain)
  const { revalidate } = useRevalidator()
  const handleEvent = useEventsOnTheWay(revalidate)
  useLive(handleEvent, revalidate)
  const isBack = useBack(state)
  return (
    <>
      <div className="connection" role="status" data-state={isBack ? 'back' : state}>
        {state !== 'open' && <p>{sentences[state]}</p>}
        {isBack && <p>You are connected again, and this page is up to date.</p>}
        {state === 'lost' && (
          <Button type="button" size="1" variant="soft" color="gray" onClick={lookNow}>
            Try now
          </Button>
        )}
        {state === 'signedOut' && (
          <Button type="button" size="1" onClick={async () => setSigningIn(await load())}>
            Sign in again
          </Button>
        )}
      </div>
      {SignInAgain && (
        <SignInAgain
          open={signingIn}
          email={user?.email}
          onSignedIn={() => {
            setSigningIn(false)
            lookNow()
          }}
          onClose={() => setSigningIn(false)}
        />
      )}
    </>
  )
}

/** Reads the page that was just gone to again if something happened while it was read: it did not listen yet. */
const useEventsOnTheWay = (revalidate: () => void) => {
  const { state } = useNavigation()
  const isOnTheWay = useRef(false)
  const hasHeard = useRef(false)
  useEffect(() => {
    const missed = state === 'idle' && hasHeard.current
    isOnTheWay.current = state === 'loading'
    hasHeard.current = false
    if (missed) revalidate()
  }, [state, revalidate])
  return (...[event]: LiveFrame) => {
    if (isOnTheWay.current && event !== 'presence') hasHeard.current = true
  }
}

/** True for a few seconds after a connection that was missed is there again. */
const useBack = (state: ConnectionState): boolean => {
  const before = useRef(state)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const wasAway = before.current === 'lost' || before.current === 'signedOut' || before.current === 'quiet'
    before.current = state
    setBack(state === 'open' && wasAway)
    if (state !== 'open' || !wasAway) return
    const timer = setTimeout(() => setBack(false), backMs)
    return () => clearTimeout(timer)
  }, [state])
  return isBack
}
