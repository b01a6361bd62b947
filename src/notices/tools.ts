import { newMessage, queueMail } from '#src/hiring/index.ts'
import type { KnownPerson } from '#src/privacy/index.ts'
import type { Throttle } from '#src/shared/rate-limiter.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { linkDays } from './constants.ts'
import { noTexts } from './notice-texts.ts'
import { actionText, keepingInWords, type NoticeFacts, noticeMail, softwareInWords } from './notice-words.ts'
import type { NoticesPorts } from './ports.ts'

const minute = 60_000
const dayMs = 24 * 60 * minute

const rules = {
  strangers: { limit: 60, windowMs: minute },
  /** What one person may change: a correction looks through the resume and scores it again. */
  changes: { limit: 60, windowMs: minute },
  exports: { limit: 10, windowMs: minute },
  newLinks: { limit: 5, windowMs: 60 * minute },
  linkRequests: { limit: 20, windowMs: minute },
}

export interface NoticeTools extends NoticesPorts {
  throttles: Record<keyof typeof rules, Throttle>
  /** What is told about this person. */
  factsOf(workspaceId: string, personId: string): Promise<NoticeFacts>
  /** A new private link, in the caller's transaction. */
  issueLink(personId: string): Promise<string>
  /** Files a notice as a message to one candidate of the person and queues its mail, in the caller's transaction. */
  queueNotice(mail: NoticeMail): Promise<void>
}

export interface NoticeMail {
  workspaceId: string
  person: KnownPerson
  candidateId: string
  address: string
  name: string
  sender: { id: string; fullName: string; email: string }
}

export function createTools(ports: NoticesPorts): NoticeTools {
  const { clock, ids, messages, modelName, notices, recordingDays, retentionPeriods, settings, subjects } = ports
  const throttles = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, ports.rateLimits.of(`notices ${name}`, rule)]),
  ) as NoticeTools['throttles']

  const factsOf: NoticeTools['factsOf'] = async (workspaceId, personId) => {
    const workspaceName = oneLine(await subjects.workspaceName(workspaceId))
    const periods = await retentionPeriods.of(workspaceId)
    const daysOf = (kind: string) => periods.find((period) => period.kind === kind)?.days ?? null
    return {
      workspaceName,
      texts: (await notices.texts(workspaceId)) ?? noTexts,
      origins: await notices.origins(personId),
      keeping: keepingInWords(
        { rejected: daysOf('rejected'), notHired: daysOf('not-hired'), recordings: daysOf('recordings') ?? recordingDays },
        workspaceName,
      ),
      software: softwareInWords(modelName),
    }
  }

  const issueLink: NoticeTools['issueLink'] = async (personId) => {
    const token = ids.token()
    const now = clock.now()
    await notices.addLink(personId, hashOf(token), now, new Date(now.getTime() + linkDays * dayMs))
    return `${settings.publicUrl}/notice/${token}`
  }

  return {
    ...ports,
    throttles,
    factsOf,
    issueLink,
    async queueNotice({ workspaceId, person, candidateId, address, name, sender }) {
      const facts = await factsOf(workspaceId, person.id)
      const written = noticeMail(facts, name, linkDays)
      const message = newMessage({ id: ids.id(), candidateId, senderId: sender.id, address, ...written }, clock.now())
      await messages.add(workspaceId, message)
      await notices.addMessage(message.id, person.id)
      const action = { text: actionText, href: await issueLink(person.id) }
      await queueMail(ports, message, { sender, companyName: facts.workspaceName }, { action })
    },
  }
}

export const oneLine = (value: string | null) => value?.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim() ?? ''
