/**
 * Google's and Microsoft's side of a free/busy question, as their documents describe it: sign-in with PKCE, tokens that end, and one call
 * that is refused unless it is asked for exactly as they want it.
 */
export function recordedProvider(kind: 'google' | 'microsoft') {
  const state = {
    busy: [] as { start: Date; end: Date }[],
    tokens: [] as string[],
    refreshed: 0,
    isRevoked: false,
  }
  const codes = new Map<string, { challenge: string; redirect: string }>()
  let access = ''
  let refresh = ''
  const answer = (status: number, body: unknown) => Response.json(body, { status })

  const newTokens = (withRefresh: boolean) => {
    access = `access ${crypto.randomUUID()}`
    if (withRefresh) refresh = `refresh ${crypto.randomUUID()}`
    state.tokens.push(access, refresh)
    // Ends before the next question: a minute is the least that is renewed early.
    return { token_type: 'Bearer', access_token: access, expires_in: 30, ...(withRefresh ? { refresh_token: refresh } : {}) }
  }

  async function token(request: Request) {
    const form = new URLSearchParams(await request.text())
    if (form.get('client_id') !== 'a client' || form.get('client_secret') !== 'a secret of the client')
      return answer(401, { error: 'invalid_client' })
    if (form.get('grant_type') === 'authorization_code') {
      const known = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const verifier = new Bun.CryptoHasher('sha256').update(form.get('code_verifier') ?? '').digest('base64url')
      if (!known || verifier !== known.challenge || form.get('redirect_uri') !== known.redirect)
        return answer(400, { error: 'invalid_grant' })
      return answer(200, newTokens(true))
    }
    if (form.get('refresh_token') !== refresh || state.isRevoked) return answer(400, { error: 'invalid_grant' })
    state.refreshed++
    // Microsoft hands out a new one each time, Google keeps it.
    return answer(200, newTokens(kind === 'microsoft'))
  }

  async function google(request: Request, path: string) {
    if (path === '/oauth2/v2/userinfo') return answer(200, { id: '1', email: 'rosa@example.test', verified_email: true })
    if (path !== '/calendar/v3/freeBusy') return answer(404, { error: { code: 404 } })
    const { timeMin, timeMax, items } = (await request.json()) as { timeMin: string; timeMax: string; items: { id: string }[] }
    if (Date.parse(timeMax) - Date.parse(timeMin) > 62 * 86_400_000)
      return answer(400, { error: { code: 400, errors: [{ reason: 'timeRangeTooLong' }] } })
    const inRange = state.busy.filter(({ start, end }) => start < new Date(timeMax) && end > new Date(timeMin))
    const busy = inRange.map(({ start, end }) => ({
      start: start.toISOString().replace('.000', ''),
      end: end.toISOString().replace('.000', ''),
    }))
    return answer(200, {
      kind: 'calendar#freeBusy',
      timeMin,
      timeMax,
      calendars: Object.fromEntries(items.map(({ id }) => [id, { busy }])),
    })
  }

  async function microsoft(request: Request, path: string) {
    if (path === '/v1.0/me') return answer(200, { mail: 'rosa@example.test', userPrincipalName: 'rosa@tenant.example' })
    if (path !== '/v1.0/me/calendar/getSchedule') return answer(404, { error: { code: 'itemNotFound' } })
    const { schedules, startTime, endTime } = (await request.json()) as {
      schedules: string[]
      startTime: { dateTime: string; timeZone: string }
      endTime: { dateTime: string; timeZone: string }
    }
    const [from, to] = [new Date(`${startTime.dateTime}Z`), new Date(`${endTime.dateTime}Z`)]
    if (startTime.timeZone !== 'UTC' || to.getTime() - from.getTime() > 62 * 86_400_000)
      return answer(400, { error: { code: 'ErrorInvalidRequest' } })
    const moment = (date: Date) => ({ dateTime: date.toISOString().replace('Z', '0000'), timeZone: 'UTC' })
    const items = state.busy
      .filter(({ start, end }) => start < to && end > from)
      .map(({ start, end }) => ({ status: 'busy', start: moment(start), end: moment(end) }))
    // Free times stand in such answers too.
    const free = { status: 'free', start: moment(from), end: moment(to) }
    return answer(200, {
      value: schedules.map((scheduleId) => ({ scheduleId, availabilityView: '0', scheduleItems: [free, ...items] })),
    })
  }

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/token') return token(request)
      if (request.headers.get('authorization') !== `Bearer ${access}` || state.isRevoked)
        return answer(401, { error: { code: 401 } })
      return kind === 'google' ? google(request, pathname) : microsoft(request, pathname)
    },
  })
  const base = `http://127.0.0.1:${server.port}`
  return {
    state,
    places: { signIn: `${base}/sign-in`, token: `${base}/token`, api: base },
    /** The person presses 'Allow'; where they are led back to. */
    consent(asked: URL): URL {
      const given = (name: string) => asked.searchParams.get(name) ?? ''
      const code = crypto.randomUUID()
      codes.set(code, { challenge: given('code_challenge'), redirect: given('redirect_uri') })
      const back = new URL(given('redirect_uri'))
      back.searchParams.set('code', code)
      back.searchParams.set('state', given('state'))
      return back
    },
    /** Tokens that were handed out open nothing any more; they can be renewed. */
    endTokens() {
      access = ''
    },
    stop: () => server.stop(true),
  }
}
