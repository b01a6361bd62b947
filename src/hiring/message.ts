import type { TemplatePurpose } from './constants.ts'

/** 'retrying': an attempt failed and another follows by itself; 'failed': none follows; 'cancelled': withdrawn before it went; 'received': it came from outside. */
export type MessageState = 'received' | 'queued' | 'sent' | 'retrying' | 'failed' | 'cancelled'

/** A mail to a candidate. */
export interface Message {
  id: string
  candidateId: string
  senderId: string | null
  address: string
  subject: string
  body: string
  state: MessageState
  /** Counts how often a person asked for it to be sent. */
  round: number
  error: string | null
  queuedAt: Date
  /** Not before this instant. */
  sendAt: Date
  settledAt: Date | null
  /** Of a letter that was written in the job portal: by whom. */
  writtenBy?: string
  /** Set for a mail that came from outside. */
  received?: ReceivedMessage
}

/** What is known of a mail that somebody sent. */
export interface ReceivedMessage {
  kind: 'letter' | 'auto-reply' | 'bounce' | 'delayed' | 'calendar' | 'list' | 'loop'
  fromName: string
  /** Whether the own mail server found that it comes from where it says. */
  verified: 'pass' | 'fail' | 'unknown'
  /** The words that it repeats from earlier mails; '' for none. */
  quoted: string
  attachments: { fileId: string; filename: string; size: number }[]
  /** Files that were not kept. */
  left: { filename: string; why: 'type' | 'size' | 'count' | 'empty' | 'virus' }[]
  /** The address that could not be reached, of a mail that came back. */
  unreachable: string | null
  matchedBy: 'reply-address' | 'thread' | 'sender' | 'job-address' | 'by-hand' | null
}

export interface Messages {
  add(workspaceId: string, message: Message): Promise<void>
  find(id: string): Promise<(Message & { workspaceId: string }) | null>
  update(
    id: string,
    changes: Partial<Pick<Message, 'state' | 'round' | 'error' | 'sendAt' | 'settledAt' | 'queuedAt'>>,
  ): Promise<void>
  ofCandidate(candidateId: string): Promise<Message[]>
}

/** Words that a workspace sends again and again. */
export interface MessageTemplate {
  id: string
  name: string
  purpose: TemplatePurpose
  subject: string
  body: string
  /** The product's own template that this one stands in for; null for one of the workspace's own. */
  replaces: string | null
  version: number
}

export interface MessageTemplates {
  /** By name. */
  list(workspaceId: string): Promise<MessageTemplate[]>
  find(workspaceId: string, id: string): Promise<MessageTemplate | null>
  add(workspaceId: string, template: MessageTemplate, by: string, at: Date): Promise<void>
  update(template: MessageTemplate, by: string, at: Date): Promise<void>
  remove(id: string): Promise<void>
}
