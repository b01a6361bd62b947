import { CalendarFailure } from '#src/scheduling/calendar-service.ts'
import { answerOf, oauthCalendar } from './oauth-calendar.ts'

interface Settings {
  clientId: string
  clientSecret: string
  signIn: string
  token: string
  api: string
}

interface FreeBusy {
  calendars?: Record<string, { busy?: { start: string; end: string }[]; errors?: { reason: string }[] }>
}

/** Google Calendar. The permission is for free/busy times alone: no titles and no people can be read with it. */
export const googleCalendar = ({ clientId, clientSecret, signIn, token, api }: Settings, leave: typeof fetch) =>
  oauthCalendar(
    {
      kind: 'google',
      clientId,
      clientSecret,
      authorizationEndpoint: signIn,
      tokenEndpoint: token,
      scopes: 'https://www.googleapis.com/auth/calendar.freebusy https://www.googleapis.com/auth/userinfo.email',
      // Without these Google hands out a token that cannot be renewed.
      parameters: { access_type: 'offline', prompt: 'consent' },
    },
    {
      async label({ fetch, token }) {
        const said = await answerOf(await fetch(`${api}/oauth2/v2/userinfo`, { headers: { authorization: `Bearer ${token}` } }))
        return typeof said.email === 'string' ? said.email : 'Google Calendar'
      },
      async busy({ fetch, token }, from, to) {
        const said: FreeBusy = await answerOf(
          await fetch(`${api}/calendar/v3/freeBusy`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ timeMin: from.toISOString(), timeMax: to.toISOString(), items: [{ id: 'primary' }] }),
          }),
        )
        const primary = said.calendars?.primary
        // An answer that says nothing is none: taken as free, it would offer what is taken.
        if (!primary || primary.errors?.length) throw new CalendarFailure('away')
        return (primary.busy ?? []).map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
      },
    },
    leave,
  )
