import type { Mail } from '#src/ports/mailer.ts'
import { type MessageVariable, maximumBody, maximumSubject, messageVariables } from './constants.ts'
import { InvalidInput, NotThere, NotToBeRetried } from './errors.ts'
import type { Message } from './message.ts'
import { newMessage, queueMail } from './message-mail.ts'
import type { Actor } from './people.ts'
import type { Enclosed } from './ports.ts'
import type { Subject } from './subject.ts'
import { textOf } from './text.ts'
import type { Tools } from './tools.ts'

export interface WrittenMessage {
  subject: string
  body: string
}

/** A message as it will go out. */
export interface ReadyMessage extends WrittenMessage {
  to: string
}

const known = new Set<string>(messageVariables.map(({ name }) => name))
const namesInWords = messageVariables.map(({ name }) => `{{${name}}}`).join(', ')

/** Rejects a variable that nothing can be put in for, and braces that are none. */
export function checkVariables(field: 'subject' | 'body', text: string): void {
  for (const [whole, inner = ''] of text.matchAll(/\{\{([^{}\n]{0,80})\}\}/g))
    if (!known.has(inner.trim()))
      throw new InvalidInput(field, `${whole} is not known. There are ${namesInWords}.`, { variable: inner.trim() })
  const rest = text.replace(/\{\{[^{}\n]{0,80}\}\}/g, '')
  if (rest.includes('{{') || rest.includes('}}'))
    throw new InvalidInput(field, 'A variable is not closed: write it like {{candidate.name}}.')
}

function filled(field: 'subject' | 'body', text: string, values: Record<MessageVariable, string | null>): string {
  checkVariables(field, text)
  return text.replace(/\{\{([^{}\n]{0,80})\}\}/g, (_, inner: string) => {
    const name = inner.trim() as MessageVariable
    const value = values[name]
    if (value === null || value === '')
      throw new InvalidInput(field, `{{${name}}} has no value here. Write it yourself instead.`, { variable: name })
    return value
  })
}

/** Line breaks in a subject could become headers of the mail: they are refused, not repaired. */
export function checkedSubject(typed: string): string {
  if (/[\r\n\u2028\u2029]|[^\P{Cc}\t]/u.test(typed))
    throw new InvalidInput('subject', 'A subject is one line without control characters.')
  return textOf('subject', 'Subject', typed, maximumSubject).replace(/\s+/g, ' ')
}

const oneLine = (value: string | null) =>
  value
    ?.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() ?? null

/** Fills the variables in and checks everything that would stop the message. */
export async function preparedMessage(
  { subjects }: Tools,
  by: Actor,
  subject: Subject,
  written: WrittenMessage,
): Promise<ReadyMessage> {
  const name = oneLine(subject.name)
  const values = {
    'candidate.name': name,
    'candidate.firstName': name?.split(' ')[0] ?? null,
    'job.title': oneLine(subject.jobTitle),
    'workspace.name': oneLine(await subjects.workspaceName(by.workspaceId)),
    'sender.name': oneLine(by.fullName),
    'sender.email': by.email,
  }
  const line = filled('subject', checkedSubject(written.subject), values)
  if (line.length > maximumSubject * 2)
    throw new InvalidInput('subject', 'The subject gets too long with its variables filled in.')
  const body = filled('body', textOf('body', 'Message', written.body, maximumBody), values)
  const to = subject.email?.trim() ?? ''
  if (!/^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(to) || to.length > 254)
    throw new InvalidInput('to', 'No email address was found in this resume, so no message can be sent.')
  return { to, subject: line, body }
}

/** Files a message and queues its mail, in the caller's transaction. */
export async function queueMessage(
  tools: Tools,
  by: Actor,
  subject: Subject,
  ready: ReadyMessage,
  sendAt: Date,
): Promise<Message> {
  const message = newMessage(
    {
      id: tools.ids.id(),
      candidateId: subject.id,
      senderId: by.id,
      address: ready.to,
      subject: ready.subject,
      body: ready.body,
    },
    tools.clock.now(),
    sendAt,
  )
  await tools.messages.add(subject.workspaceId, message)
  await tools.note(by, subject, 'message', { messageId: message.id, subject: message.subject })
  await enqueue(tools, by, message, await privatePage(tools, message))
  return message
}

const privatePage = async ({ privatePageOf }: Tools, { candidateId }: Pick<Message, 'candidateId'>): Promise<Enclosed> => {
  const action = await privatePageOf?.(candidateId)
  return action ? { action } : {}
}

const enqueue = async (tools: Pick<Tools, 'jobs' | 'settings' | 'subjects'>, by: Actor, message: Message, enclosed?: Enclosed) =>
  queueMail(tools, message, { sender: by, companyName: await tools.subjects.workspaceName(by.workspaceId) }, enclosed)

export function sendMessages(tools: Tools) {
  return {
    /** What the candidate would read. */
    previewMessage: async (by: Actor, id: string, written: WrittenMessage): Promise<ReadyMessage> =>
      preparedMessage(tools, by, await tools.subject(by, id), written),

    async sendMessage(by: Actor, id: string, written: WrittenMessage): Promise<Message> {
      const subject = await tools.subject(by, id)
      const ready = await preparedMessage(tools, by, subject, written)
      await tools.letterBudget.count({ to: ready.to, personId: by.id, workspaceId: by.workspaceId })
      return tools.transaction(async () => {
        await tools.announce(subject)
        return queueMessage(tools, by, subject, ready, tools.clock.now())
      })
    },

    /** Sends a message once more that had been given up. */
    async retryMessage(by: Actor, id: string): Promise<Message> {
      return tools.transaction(async () => {
        const found = await tools.messages.find(id)
        if (!found || found.workspaceId !== by.workspaceId) throw new NotThere('message')
        if (found.state !== 'failed') throw new NotToBeRetried()
        await tools.letterBudget.count({ to: found.address, personId: by.id, workspaceId: by.workspaceId })
        const now = tools.clock.now()
        const again = { ...found, state: 'queued', round: found.round + 1, error: null, sendAt: now, settledAt: null } as const
        await tools.messages.update(id, { state: 'queued', round: again.round, error: null, sendAt: now, settledAt: null })
        await enqueue(tools, by, again, { ...(await privatePage(tools, again)), ...(await tools.enclosedIn?.(id)) })
        await tools.announce(await tools.subject(by, again.candidateId))
        return again
      })
    },

    /**
     * Sends a mail of the queue and keeps the state of its message. A message that was withdrawn, or whose candidate was
     * deleted, is not sent: resolves to false then. Passes on what `send` rejects with.
     */
    async followMail(mail: Mail, isLastAttempt: boolean, send: () => Promise<void>): Promise<boolean> {
      if (mail.kind !== 'candidate-message') {
        await send()
        return true
      }
      const message = await tools.messages.find(mail.messageId)
      if (!message || message.state === 'cancelled') return false
      // Sent by an attempt whose process ended before it said so.
      if (message.state === 'sent') return true
      const settle = async (changes: Parameters<typeof tools.messages.update>[1]) => {
        await tools.transaction(async () => {
          await tools.messages.update(message.id, { ...changes, settledAt: tools.clock.now() })
          const subject = await tools.subjects.candidate(message.workspaceId, message.candidateId)
          if (subject) await tools.announce(subject)
        })
      }
      try {
        await send()
      } catch (error) {
        const isHopeless = isLastAttempt || (error as { retryable?: boolean } | null)?.retryable === false
        const reason = error instanceof Error ? error.message : 'The mail server did not take the message.'
        await settle({ state: isHopeless ? 'failed' : 'retrying', error: reason.slice(0, 500) })
        throw error
      }
      await settle({ state: 'sent', error: null })
      return true
    },
  }
}
