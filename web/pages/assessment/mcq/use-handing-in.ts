import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../../../api/client.ts'
import { endsLink } from '../link/ended.ts'
import { useSitting } from '../sitting.ts'
import { wait } from '../upload-queue/browser-parts.ts'
import { delayAfter, isFinal } from '../upload-queue/retrying.ts'
import type { Lane } from '../upload-queue/upload-queue.ts'

export interface HandingIn {
  by: 'person' | 'clock'
  /** `waiting` for the network; `failed` when the server has said why, or that it cannot now: then it is tried again by itself. */
  state: 'sending' | 'waiting' | 'failed'
  failure: CallFailure | null
}

/** So long answers may take before the page says that it waits for the network; shorter when it is known to be away. */
const sendingMs = { usual: 8000, unreachable: 700 }

/**
 * Hands in a part: first every answer, then the call that ends it. Tries until the server has answered, and does not move on
 * before; what the server refuses for good is shown.
 */
export const useHandingIn = (lanes: readonly Lane[], finish: () => Promise<CallFailure | null>) => {
  const { outbox } = useSitting()
  const [handing, setHanding] = useState<HandingIn | null>(null)
  const run = useRef<{ isOver: boolean; hurry: () => void } | null>(null)
  const latest = useRef(finish)
  latest.current = finish

  useEffect(() => () => endRun(run.current), [])

  const begin = useCallback(
    async (by: HandingIn['by']) => {
      endRun(run.current)
      const own = { isOver: false, hurry: () => {} }
      run.current = own
      setHanding({ by, state: 'sending', failure: null })
      for (let attempt = 1; !own.isOver; attempt += 1) {
        const patience = outbox.state().isReachable ? sendingMs.usual : sendingMs.unreachable
        const failure = (await outbox.idle(lanes, patience)) ? await latest.current() : noAnswer
        if (own.isOver) return
        if (!failure) return setHanding(null)
        if (endsLink(failure.code)) return window.location.reload()
        const state = failure.status > 0 ? 'failed' : 'waiting'
        // The same news again and again would be read aloud each time.
        setHanding((before) => (before?.state === state && !isFinal(failure.status) ? before : { by, state, failure }))
        if (isFinal(failure.status)) return
        const timer = wait(delayAfter(attempt, null))
        own.hurry = timer.skip
        window.addEventListener('online', timer.skip, { once: true })
        await timer.ended
        window.removeEventListener('online', timer.skip)
        outbox.retryNow()
      }
    },
    [outbox, lanes],
  )

  return {
    handing,
    begin,
    /** Tries at once instead of at its time. */
    hurry: () => run.current?.hurry(),
    /** Back to the questions; nothing has been handed in. */
    cancel: () => {
      endRun(run.current)
      setHanding(null)
    },
  }
}

const noAnswer: CallFailure = { error: '', code: 'NETWORK_ERROR', status: 0, requestId: null }

const endRun = (run: { isOver: boolean; hurry: () => void } | null) => {
  if (!run) return
  run.isOver = true
  run.hurry()
}
