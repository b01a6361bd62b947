import type { WebhookFormat } from '#src/connections/constants.ts'
import { isNamed } from '../guard.ts'
import { type Api, callApi } from './client.ts'

/**
 * What programs may do here, and the own calendars; webhooks for owners only, null for the others. People who are named on jobs have
 * their calendars here and nothing of programs: `programs` is null.
 */
export const loadConnections = async (api: Api) => {
  const [who, ownCalendars] = await Promise.all([api('GET /user'), api('GET /api/calendars')])
  if (who.ok && isNamed(who.data.user.role)) return { programs: null, ownCalendars }
  const [keys, calendar, assistants] = await Promise.all([
    api('GET /api/keys'),
    api('GET /api/calendar-feed'),
    api('GET /api/assistants'),
  ])
  const isOwner = who.ok && who.data.user.role === 'owner'
  const isAdmin = who.ok && who.data.user.isAdmin
  const webhooks = isOwner ? await api('GET /api/webhooks') : null
  return { programs: { keys, calendar, assistants, webhooks, isOwner, isAdmin }, ownCalendars }
}

export interface WantedKey {
  kind: 'personal' | 'workspace'
  name: string
  scopes: string[]
  networks: string[]
  days: number | null
}

export const makeKey = (key: WantedKey) => callApi('POST /api/keys', { body: key })
export const revokeKey = (id: string) => callApi('DELETE /api/keys/:id', { params: { id } })

export interface WantedWebhook {
  name: string
  url: string
  events: string[]
  format?: WebhookFormat
  tellsNames?: boolean
  room?: string
  token?: string
}

export const addWebhook = (webhook: WantedWebhook) => callApi('POST /api/webhooks', { body: webhook })
export const changeWebhook = (id: string, webhook: WantedWebhook & { isOn: boolean }) =>
  callApi('PUT /api/webhooks/:id', { params: { id }, body: webhook })
export const deleteWebhook = (id: string) => callApi('DELETE /api/webhooks/:id', { params: { id } })
export const newWebhookSecret = (id: string) => callApi('POST /api/webhooks/:id/secret', { params: { id }, body: {} })
export const testWebhook = (id: string) => callApi('POST /api/webhooks/:id/test', { params: { id }, body: {} })
export const webhookLog = (id: string) => callApi('GET /api/webhooks/:id/deliveries', { params: { id }, query: { limit: 100 } })
export const replayDelivery = (id: string, delivery: string) =>
  callApi('POST /api/webhooks/:id/deliveries/:delivery/replay', { params: { id, delivery }, body: {} })

export const makeCalendarFeed = () => callApi('POST /api/calendar-feed', { body: {} })
export const endCalendarFeed = () => callApi('DELETE /api/calendar-feed')

export const connectCalendar = (body: { url: string; user: string; password: string }) => callApi('POST /api/calendars', { body })
export const beginCalendar = (kind: 'google' | 'microsoft') =>
  callApi('POST /api/calendars/with/:kind', { params: { kind }, body: {} })
export const readCalendar = (id: string) => callApi('POST /api/calendars/:id/read', { params: { id }, body: {} })
export const disconnectCalendar = (id: string) => callApi('DELETE /api/calendars/:id', { params: { id } })
export const saveWorkingHours = (body: {
  zone: string
  bufferMinutes: number
  days: { day: number; from: string; to: string }[]
}) => callApi('PUT /api/working-hours', { body })
