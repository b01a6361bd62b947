import type { WebhookFormat } from '#src/connections/constants.ts'

interface FormatWords {
  name: string
  /** What is sent. */
  what: string
  address: string
  addressHint?: string
  example: string
  tokenHint?: string
}

/** The formats of webhooks, for people who choose one. */
export const formatWords: Record<WebhookFormat, FormatWords> = {
  standard: {
    name: 'Standard Webhooks, signed',
    what: 'For programs: ids and names of stages, nothing about a person.',
    address: 'Address',
    example: 'https://',
  },
  slack: {
    name: 'Slack',
    what: 'A sentence with a link, in a channel.',
    address: 'Address',
    addressHint: 'The webhook URL of an app with Incoming Webhooks.',
    example: 'https://',
  },
  teams: {
    name: 'Microsoft Teams',
    what: 'A card with a sentence and a link, in a channel or chat.',
    address: 'Address',
    addressHint: 'The URL of a workflow that posts when a webhook request is received.',
    example: 'https://',
  },
  matrix: {
    name: 'Matrix',
    what: 'A sentence with a link, in a room.',
    address: 'Homeserver',
    example: 'https://',
    tokenHint: 'Of the account that writes into the room, which has to be in it.',
  },
  ntfy: {
    name: 'ntfy',
    what: 'A notification with a link, for everybody who follows the topic.',
    address: 'Address of the topic',
    example: 'https://…/hiring',
    tokenHint: 'Where the topic is protected.',
  },
}
