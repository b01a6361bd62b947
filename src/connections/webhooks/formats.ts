import { productName } from '#src/shared/constants.ts'
import { escapedHtml } from '#src/shared/escaped-html.ts'
import type { WebhookFormat } from '../constants.ts'
import type { MessageInWords } from './message-words.ts'

/** What is needed to write to one receiver. */
interface Receiver {
  url: string
  room: string | null
  token: string | null
}

export interface Written {
  url: string
  method: 'POST' | 'PUT'
  headers: Record<string, string>
  body: string
}

type Write = (receiver: Receiver, message: MessageInWords & { id: string }) => Written

const open = `Open in ${productName}`
const json = { 'content-type': 'application/json' }
const withToken = (token: string | null) => ({ ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) })

/** Incoming webhooks of Slack: what stands in &, < and > would be taken for a link or a call of everybody. */
const slack: Write = ({ url }, { text, link }) => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const markup = `${escaped}\n<${link}|${open}>`
  const block = { type: 'section', text: { type: 'mrkdwn', text: markup, verbatim: true } }
  return { url, method: 'POST', headers: json, body: JSON.stringify({ text: escaped, blocks: [block] }) }
}

/** Workflows of Microsoft Teams that wait for a webhook: an Adaptive Card. */
const teams: Write = ({ url }, { text, link }) => {
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text: text.replaceAll(/[\\`*_{}[\]()#+\-.!|~>]/g, '\\$&'), wrap: true }],
    actions: [{ type: 'Action.OpenUrl', title: open, url: link }],
  }
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card }
  return { url, method: 'POST', headers: json, body: JSON.stringify({ type: 'message', attachments: [attachment] }) }
}

/** The client-server API of Matrix: sent again under the same id, a message stands in the room once. */
const matrix: Write = ({ url, room, token }, { id, text, link }) => ({
  url: `${url.replace(/\/+$/, '')}/_matrix/client/v3/rooms/${encodeURIComponent(room ?? '')}/send/m.room.message/${encodeURIComponent(id)}`,
  method: 'PUT',
  headers: withToken(token),
  body: JSON.stringify({
    msgtype: 'm.notice',
    body: `${text} ${link}`,
    format: 'org.matrix.custom.html',
    formatted_body: `${escapedHtml(text)} <a href="${escapedHtml(link)}">${open}</a>`,
  }),
})

/** ntfy takes JSON at the root of the server; the topic is the last part of the address that people know. */
const ntfy: Write = ({ url, token }, { text, link }) => {
  const address = new URL(url)
  const [, folder = '', topic = ''] = /^(.*\/)([^/]*)$/.exec(address.pathname.replace(/\/+$/, '')) ?? []
  const body = { topic: decodeURIComponent(topic), title: productName, message: text, click: link }
  // As a path: one that begins with two slashes would be another host, which the token is not for.
  address.pathname = folder
  address.search = ''
  address.hash = ''
  return { url: address.href, method: 'POST', headers: withToken(token), body: JSON.stringify(body) }
}

export const formats: Record<Exclude<WebhookFormat, 'standard'>, Write> = { slack, teams, matrix, ntfy }

/** Why a receiver of this format cannot be written to as described; null when it can. */
export function objectionToReceiver(format: WebhookFormat, { url, room, token }: Receiver): string | null {
  if (format === 'matrix' && !/^![^:\s]+(?::\S+)?$/.test(room ?? ''))
    return 'Give the id of the room as its settings show it, such as !abc:matrix.example.com.'
  if (format === 'matrix' && !token) return 'Give the access token of the account that writes into the room.'
  if (format === 'ntfy' && !/^\/(?:.*\/)?[\w-]{1,64}\/?$/.test(new URL(url).pathname))
    return 'The address of ntfy ends with the topic, such as https://ntfy.example.com/hiring.'
  return null
}
