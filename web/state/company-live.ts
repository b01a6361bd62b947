import { useEffect, useRef } from 'react'
import type { ApplicationRecord } from '#src/jobportal/application-views.ts'
import { companyProfile } from '../api/jobportal.ts'
import { connectLive, type LiveConnection, notWelcome } from '../api/live.ts'
import { callAsCompany } from './company.ts'
import { jobToken } from './job-token.ts'
import { pageMoment } from './live-connection.ts'

interface CompanyListener {
  onReceived: (application: ApplicationRecord) => void
  onResync: () => void
}

/** A page that is left for the next one leaves and joins within a moment: the connection stays for it. */
const lingerMs = 500
/** How long a lost connection may be tried anew before the server is asked whether it still takes the token. */
const patienceMs = 2500

const listeners = new Set<CompanyListener>()
let connection: LiveConnection | null = null
let lingering: ReturnType<typeof setTimeout> | undefined
let asking: ReturnType<typeof setTimeout> | undefined

const stopAsking = () => {
  clearTimeout(asking)
  asking = undefined
}

/** A token that is worth nothing any more leads to the login, like in every other call; until the page is left, nothing is tried. */
const ask = async () => {
  stopAsking()
  const token = jobToken()
  if (!connection) return
  if (token === null) return connection.pause()
  const answer = await companyProfile(token)
  if (answer.ok || answer.failure.status !== 401) return
  connection?.pause()
  void callAsCompany(async () => answer)
}

/** At once where the server says that it is not welcome; else it may just be away. */
const askSoon = (code: number) => {
  if (code === notWelcome) void ask()
  else asking ??= setTimeout(ask, patienceMs)
}

const start = () => {
  const token = jobToken()
  if (token === null) return
  connection = connectLive({
    protocols: [`bearer.${token}`],
    since: pageMoment(),
    onEvent: (event, data) => {
      if (event !== 'applicationReceived') return
      for (const { onReceived } of [...listeners]) onReceived(data)
    },
    onOpen: stopAsking,
    onResync: () => {
      for (const { onResync } of [...listeners]) onResync()
    },
    onLost: askSoon,
  })
}

const stop = () => {
  connection?.stop()
  connection = null
  stopAsking()
}

/** All parts of a page share one connection, open while anybody listens. */
const join = (listener: CompanyListener): (() => void) => {
  clearTimeout(lingering)
  listeners.add(listener)
  if (!connection) start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(lingering)
    lingering = setTimeout(stop, lingerMs)
  }
}

/**
 * Calls back for every application that arrives, or changes by being sent again or read, while the page is shown.
 * `onResync`: some may have been missed, so that what is shown must be read again.
 */
export const useApplicationReceived = (onReceived: (application: ApplicationRecord) => void, onResync?: () => void) => {
  const latest = useRef({ onReceived, onResync })
  useEffect(() => {
    latest.current = { onReceived, onResync }
  })
  useEffect(
    () =>
      join({
        onReceived: (application) => latest.current.onReceived(application),
        onResync: () => latest.current.onResync?.(),
      }),
    [],
  )
}
