import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import type { PasskeyToSign, SignedChallenge } from '#src/contracts/accounts/records.ts'
import type { CallResult } from '../api/api.ts'
import { said } from '../api/client.ts'
import { offersPasskeys, signWithPasskey } from '../state/passkeys.ts'
import { type Refuse, refusalAt } from './refusal-note.ts'

interface PasskeyButtonProps<Answer> {
  /** Where the browser gets what is to be signed, and takes it to. */
  begin: () => Promise<CallResult<PasskeyToSign>>
  enter: (signed: SignedChallenge) => Promise<CallResult<Answer>>
  busy: boolean
  onBusy: (busy: boolean) => void
  /** Why it leads nowhere all the same can be told at the button. */
  onSignedIn: (answer: Answer, refuse: Refuse) => void
}

/** Before the server takes no answer any more, a new challenge is asked for. */
const freshMs = 4 * 60_000

/** Signs in with a passkey alone; where the browser can, it also offers passkeys in the field of the address. Without scripts it is not there. */
export const PasskeyButton = <Answer,>({ begin, enter, busy, onBusy, onSignedIn }: PasskeyButtonProps<Answer>) => {
  const [isAsking, setIsAsking] = useState(false)
  const isEntering = useRef(false)

  const signIn = async (offered?: AbortController) => {
    const refuse = refusalAt()
    const begun = await begin()
    if (offered?.signal.aborted) return
    if (!begun.ok) return offered ? undefined : refuse(said(begun.failure, 'Passkeys could not be asked for. Please try again.'))
    const signed = await signWithPasskey(begun.data, { verified: true, offered })
    if (!signed.ok) return signed.why === null || offered ? undefined : refuse(signed.why)
    // Chosen in the field at the moment in which the button was pressed: once is enough. A second sign-in would end the first one's
    // session, and its own would get lost while the page is being left.
    if (isEntering.current) return
    isEntering.current = true
    onBusy(true)
    const answer = await enter(signed.answer)
    onBusy(false)
    if (answer.ok) return onSignedIn(answer.data, refuse)
    isEntering.current = false
    refuse(said(answer.failure, 'Login failed'))
  }

  const latest = useRef(signIn)
  useEffect(() => {
    latest.current = signIn
  })
  useEffect(() => {
    if (isAsking) return
    let offer = new AbortController()
    const offerOne = () => void latest.current(offer)
    const timer = setInterval(() => {
      // Whoever was asked outright meanwhile is not offered one again.
      if (offer.signal.aborted) return
      offer.abort()
      offer = new AbortController()
      offerOne()
    }, freshMs)
    void offersPasskeys().then((does) => {
      if (does && !offer.signal.aborted) offerOne()
      else clearInterval(timer)
    })
    return () => {
      clearInterval(timer)
      offer.abort()
    }
  }, [isAsking])

  const handleClick = async () => {
    setIsAsking(true)
    await latest.current()
    setIsAsking(false)
  }

  return (
    <Button
      type="button"
      size="3"
      variant="soft"
      color="gray"
      className="needs-scripts"
      disabled={busy || isAsking}
      onClick={handleClick}
    >
      {isAsking ? 'Waiting for your device...' : 'Sign in with a passkey'}
    </Button>
  )
}
