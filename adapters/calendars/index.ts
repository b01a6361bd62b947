import type { Outgoing } from '#src/ports/outgoing.ts'
import type { CalendarService, CalendarTexts, PasswordCalendars, SignInCalendars } from '#src/scheduling/calendar-service.ts'
import { hostOf } from '../outgoing/destinations.ts'
import { WrongSetting } from '../settings.ts'

type Environment = Record<string, string | undefined>

interface Tools {
  /** Leads to the places of the settings and nowhere else. */
  fetch: typeof fetch
  outgoing?: Outgoing
  texts: CalendarTexts
  /** Whether calendars over CalDAV may be in private networks. */
  allowPrivate: boolean
}

/** Where each provider is, unless a setting says otherwise, which tests do. */
const places = {
  google: {
    signIn: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    api: 'https://www.googleapis.com',
  },
  microsoft: {
    signIn: 'https://login.microsoftonline.com/TENANT/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/TENANT/oauth2/v2.0/token',
    api: 'https://graph.microsoft.com',
  },
}

/** What the settings say of one provider; null where it is not set up. Throws `WrongSetting` where half of it is missing. */
function settingsOf(kind: 'google' | 'microsoft', environment: Environment) {
  const prefix = `${kind.toUpperCase()}_CALENDAR`
  const value = (name: string) => environment[`${prefix}_${name}`]?.trim() ?? ''
  const [clientId, clientSecret] = [value('CLIENT_ID'), value('CLIENT_SECRET')]
  if (!clientId && !clientSecret) return null
  if (!clientId) throw new WrongSetting(`${prefix}_CLIENT_ID`, '', 'the id of the client that the secret belongs to')
  if (!clientSecret) throw new WrongSetting(`${prefix}_CLIENT_SECRET`, '', 'the secret of the client')
  const tenant = value('TENANT') || 'common'
  const own = value('URL')
  if (own && !/^https?:\/\//.test(own)) throw new WrongSetting(`${prefix}_URL`, own, 'an address that begins with https://')
  const at = (place: string) => (own ? own.replace(/\/$/, '') + new URL(place).pathname : place).replace('TENANT', tenant)
  const { signIn, token, api } = places[kind]
  return { clientId, clientSecret, signIn: at(signIn), token: at(token), api: own ? own.replace(/\/$/, '') : api }
}

/** Hosts that the chosen providers are asked at, with the variable that leads there. */
export const calendarHosts = (environment: Environment): { setting: string; host: string }[] =>
  (['google', 'microsoft'] as const).flatMap((kind) => {
    const settings = settingsOf(kind, environment)
    if (!settings) return []
    const hosts = new Set([settings.token, settings.api].flatMap((address) => hostOf(address) ?? []))
    return [...hosts].map((host) => ({ setting: `${kind.toUpperCase()}_CALENDAR_CLIENT_ID`, host }))
  })

/** The calendars that can be connected here. Libraries are loaded when the first of them is asked. */
export function calendarServices(environment: Environment, { fetch, outgoing, texts, allowPrivate }: Tools): CalendarService[] {
  const [google, microsoft] = [settingsOf('google', environment), settingsOf('microsoft', environment)]
  return [
    lateCalDav(async () => {
      const [{ caldav }, { guardedFetch }] = await Promise.all([import('./caldav.ts'), import('./guarded-fetch.ts')])
      return caldav({ fetch: guardedFetch({ allowPrivate, outgoing }), texts })
    }),
    ...(google ? [lateSignIn('google', async () => (await import('./google.ts')).googleCalendar(google, fetch))] : []),
    ...(microsoft
      ? [lateSignIn('microsoft', async () => (await import('./microsoft.ts')).microsoftCalendar(microsoft, fetch))]
      : []),
  ]
}

function lateCalDav(load: () => Promise<PasswordCalendars>): PasswordCalendars {
  let loaded: Promise<PasswordCalendars> | null = null
  const real = () => (loaded ??= load())
  return {
    kind: 'caldav',
    connect: async (typed) => (await real()).connect(typed),
    busy: async (...asked) => (await real()).busy(...asked),
  }
}

function lateSignIn(kind: 'google' | 'microsoft', load: () => Promise<SignInCalendars>): SignInCalendars {
  let loaded: Promise<SignInCalendars> | null = null
  const real = () => (loaded ??= load())
  return {
    kind,
    begin: async (...given) => (await real()).begin(...given),
    finish: async (...given) => (await real()).finish(...given),
    busy: async (...asked) => (await real()).busy(...asked),
  }
}
