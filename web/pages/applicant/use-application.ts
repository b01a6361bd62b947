import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApplicantView, ownApplication } from '../../api/applicant.ts'
import { type CallResult, callApi } from '../../api/client.ts'

/** Milliseconds between two looks while the resume is being read. */
const pause = 3000
/** Looks after which the page waits to be asked: ten minutes. */
const mostLooks = 200
/** Milliseconds after which a page that is opened again looks for what has changed. */
const old = 60_000
/** Milliseconds for which the link to the file can be relied on; it works a little longer. */
const fileLinkTime = 270_000

export interface OwnApplicationState {
  view: ApplicantView
  /** Sends something and shows what has become of the application. The answer says when that did not work. */
  run: (call: Promise<CallResult<ApplicantView>>) => Promise<CallResult<ApplicantView>>
  look: () => Promise<CallResult<ApplicantView>>
  /** The resume is still not read, and the page no longer looks by itself. */
  gaveUp: boolean
  lookAgain: () => void
  isFileLinkOld: () => boolean
}

/** The application as the server last told it. */
export function useApplication(token: string, first: ApplicantView): OwnApplicationState {
  const [view, setView] = useState(first)
  const [looks, setLooks] = useState(0)
  // The server told it when the page was opened, which may be long before it woke up.
  const toldAt = useRef(typeof window === 'undefined' ? 0 : performance.timeOrigin)
  const changes = useRef(0)

  const take = useCallback((answer: CallResult<ApplicantView>) => {
    if (!answer.ok) return
    toldAt.current = Date.now()
    setView(answer.data)
  }, [])

  const look = useCallback(async () => {
    const before = changes.current
    const answer = await ownApplication(callApi, token)
    // What was changed meanwhile is newer than this.
    if (before === changes.current) take(answer)
    return answer
  }, [token, take])

  const run: OwnApplicationState['run'] = useCallback(
    async (call) => {
      const answer = await call
      changes.current += 1
      take(answer)
      return answer
    },
    [take],
  )

  const isWaiting = view.reading === 'waiting'
  const gaveUp = isWaiting && looks >= mostLooks
  useEffect(() => {
    if (!isWaiting || looks >= mostLooks) return
    const timer = setTimeout(async () => {
      if (document.visibilityState === 'visible') await look()
      setLooks(looks + 1)
    }, pause)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, look])

  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - toldAt.current > old) void look()
    }
    document.addEventListener('visibilitychange', handleReturn)
    return () => document.removeEventListener('visibilitychange', handleReturn)
  }, [look])

  return {
    view,
    run,
    look,
    gaveUp,
    lookAgain: () => setLooks(0),
    isFileLinkOld: () => Date.now() - toldAt.current > fileLinkTime,
  }
}
