import { useCallback, useEffect, useState } from 'react'
import { at } from '../address.ts'
import type { CallFailure, CallResult } from '../api/client.ts'
import { endCompanyToken } from '../api/jobportal.ts'
import { realms } from '../auth-realms.ts'
import { leaveMessage } from './flash.ts'
import { dropJobToken, jobToken } from './job-token.ts'

/** What a page of the job portal fetches once it is awake. */
export type Fetched<Data> = { state: 'loading' } | { state: 'failed'; failure: CallFailure } | { state: 'ready'; data: Data }

/** Makes a call with the company's token. Without a token, or when the server takes it no longer, the company signs in again. */
export const callAsCompany = async <Data>(call: (token: string) => Promise<CallResult<Data>>): Promise<CallResult<Data>> => {
  const token = jobToken()
  const answer = token === null ? null : await call(token)
  if (answer && (answer.ok || answer.failure.status !== 401)) return answer
  if (token !== null) leaveMessage('info', 'Your session has ended. Please sign in again.')
  dropJobToken()
  window.location.replace(at(realms.company.login))
  // The page is on its way out: nobody waits for an answer.
  return new Promise(() => {})
}

/** Fetches when the page is awake, and again when asked to. What did not work is for the page to show. */
export const useCompanyData = <Data>(call: (token: string) => Promise<CallResult<Data>>) => {
  const [fetched, setFetched] = useState<Fetched<Data>>({ state: 'loading' })
  const refetch = useCallback(async () => {
    setFetched({ state: 'loading' })
    const answer = await callAsCompany(call)
    if (answer.ok) return setFetched({ state: 'ready', data: answer.data })
    setFetched({ state: 'failed', failure: answer.failure })
  }, [call])
  /** Reads again while what is there stays in sight; what cannot be read now leaves it as it is. */
  const refresh = useCallback(async () => {
    const answer = await callAsCompany(call)
    if (answer.ok) setFetched({ state: 'ready', data: answer.data })
  }, [call])
  useEffect(() => {
    refetch()
  }, [refetch])
  return { fetched, refetch, refresh }
}

/** Ends the token, forgets it and leaves. Without the network it is forgotten here, and ends by itself after its hours. */
export const signOutCompany = async () => {
  const token = jobToken()
  dropJobToken()
  if (token !== null) await endCompanyToken(token)
  leaveMessage('info', 'Logged out successfully')
  window.location.assign(at('/'))
}
