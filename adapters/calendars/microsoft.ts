import { CalendarFailure } from '#src/scheduling/calendar-service.ts'
import { answerOf, oauthCalendar } from './oauth-calendar.ts'

interface Settings {
  clientId: string
  clientSecret: string
  signIn: string
  token: string
  api: string
}

interface Schedules {
  value?: {
    error?: { message?: string }
    scheduleItems?: { status: string; start: { dateTime: string }; end: { dateTime: string } }[]
  }[]
}

/** Times that somebody is free in, or only works somewhere else. */
const free = new Set(['free', 'workingelsewhere'])

/** Outlook and Microsoft 365, by Graph. The permission shows times without titles. */
export const microsoftCalendar = ({ clientId, clientSecret, signIn, token, api }: Settings, leave: typeof fetch) =>
  oauthCalendar(
    {
      kind: 'microsoft',
      clientId,
      clientSecret,
      authorizationEndpoint: signIn,
      tokenEndpoint: token,
      scopes: 'offline_access User.Read Calendars.ReadBasic',
      parameters: { prompt: 'select_account' },
    },
    {
      async label({ fetch, token }) {
        const headers = { authorization: `Bearer ${token}` }
        const said = await answerOf(await fetch(`${api}/v1.0/me?$select=mail,userPrincipalName`, { headers }))
        const address = said.mail ?? said.userPrincipalName
        if (typeof address !== 'string') throw new CalendarFailure('away')
        return address
      },
      async busy({ fetch, token, label }, from, to) {
        const instant = (date: Date) => ({ dateTime: date.toISOString().slice(0, 19), timeZone: 'UTC' })
        const said: Schedules = await answerOf(
          await fetch(`${api}/v1.0/me/calendar/getSchedule`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
              prefer: 'outlook.timezone="UTC"',
            },
            body: JSON.stringify({
              schedules: [label],
              startTime: instant(from),
              endTime: instant(to),
              availabilityViewInterval: 15,
            }),
          }),
        )
        const [own] = said.value ?? []
        if (!own || own.error || !own.scheduleItems) throw new CalendarFailure('away')
        // What is 'unknown' may be taken.
        return own.scheduleItems
          .filter(({ status }) => !free.has(status.toLowerCase()))
          .map(({ start, end }) => ({ start: utc(start.dateTime), end: utc(end.dateTime) }))
      },
    },
    leave,
  )

/** Graph writes seven digits behind the second, and no zone: it was asked for UTC. */
const utc = (dateTime: string) => new Date(`${dateTime.slice(0, 19)}Z`)
