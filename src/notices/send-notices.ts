import type { Subject } from '#src/hiring/index.ts'
import type { KnownPerson } from '#src/privacy/index.ts'
import { TooManyLetters } from '#src/shared/letter-budget.ts'
import { isReviewOpen } from '#src/shared/review.ts'
import { mostTold } from './constants.ts'
import { CandidateGone, HasApplied, NoAddress, NothingToReview, NoticeNotReady, TooManyAtOnce } from './errors.ts'
import type { PersonCorrection, PersonNotice } from './notice.ts'
import { missingIn, noTexts } from './notice-texts.ts'
import { actionText } from './notice-words.ts'
import type { Actor } from './ports.ts'
import { type NoticeTools, oneLine } from './tools.ts'

/** Somebody who was not told now, and why. */
export interface NotTold {
  id: string
  name: string
  reason: string
}

/** What the candidate's page shows about notices. */
export interface NoticeState {
  /** Null where no resume of the person has one. */
  address: string | null
  knownSince: Date | null
  notice: (PersonNotice & { sentByName: string | null }) | null
  corrections: PersonCorrection[]
  hasApplied: boolean
  /** False while the workspace has not said what a notice has to say. */
  isReady: boolean
}

interface Reachable {
  candidateId: string
  address: string
  name: string
}

/** Telling people what is kept of them. */
export function sendNotices(tools: NoticeTools) {
  const { announce, auditLog, clock, colleagues, letterBudget, noteOnTimeline, notices, personDirectory, subjects } = tools
  const { transaction } = tools

  const personOf = async (workspaceId: string, candidateId: string): Promise<KnownPerson> => {
    const [person] = await personDirectory.behind(workspaceId, [candidateId])
    if (!person) throw new CandidateGone()
    return person
  }

  /** The candidate that was asked for comes first: what was read for the others may be older. */
  const reachable = async (workspaceId: string, person: KnownPerson, candidateId: string): Promise<Reachable | null> => {
    const ids = [candidateId, ...person.candidates.map(({ id }) => id).filter((id) => id !== candidateId)]
    for (const id of ids) {
      const subject: Subject | null = await subjects.candidate(workspaceId, id)
      const address = subject?.email?.trim() ?? ''
      if (isAddress(address)) return { candidateId: id, address, name: oneLine(subject?.name ?? null) }
    }
    return null
  }

  const tell = async (by: Actor, person: KnownPerson, to: Reachable, requestId: string) => {
    const { workspaceId } = by
    await letterBudget.count({ to: to.address, personId: by.id, workspaceId })
    await transaction(async () => {
      await tools.queueNotice({ workspaceId, person, ...to, sender: by })
      await notices.sent(workspaceId, person.id, { by: by.id, address: to.address, at: clock.now() })
      const ids = person.candidates.map(({ id }) => id)
      await noteOnTimeline(by, workspaceId, ids, 'notice-sent', {})
      const subject = { kind: 'candidate', id: to.candidateId }
      await auditLog.append({ action: 'send-notice', actorId: by.id, workspaceId, subject, requestId })
      for (const { id } of person.candidates) await announce(workspaceId, id)
    })
  }

  const mustBeReady = async (workspaceId: string) => {
    if (missingIn((await notices.texts(workspaceId)) ?? noTexts).length > 0) throw new NoticeNotReady()
  }

  const noticeOf = async ({ workspaceId }: Pick<Actor, 'workspaceId'>, candidateId: string): Promise<NoticeState> => {
    const person = await personOf(workspaceId, candidateId)
    const notice = await notices.of(person.id)
    return {
      address: (await reachable(workspaceId, person, candidateId))?.address ?? null,
      knownSince: await notices.knownSince(person.id),
      notice: notice && { ...notice, sentByName: notice.sentBy && (await colleagues.nameOf(notice.sentBy)) },
      corrections: await notices.corrections(person.id),
      hasApplied: await notices.hasApplied(person.id),
      isReady: missingIn((await notices.texts(workspaceId)) ?? noTexts).length === 0,
    }
  }

  return {
    noticeOf,

    /**
     * Tells each person once, whatever they were ranked for. Who was told already, has no address, or is beyond what may be written
     * in an hour is named with the reason.
     */
    async sendNotices(by: Actor, ids: string[], requestId: string): Promise<{ told: number; left: NotTold[] }> {
      const wanted = [...new Set(ids)]
      if (wanted.length > mostTold) throw new TooManyAtOnce(mostTold)
      await mustBeReady(by.workspaceId)
      const people = await personDirectory.behind(by.workspaceId, wanted)
      const left: NotTold[] = []
      let told = 0
      for (const person of people) {
        const named = person.candidates.find(({ id }) => wanted.includes(id))!.id
        const leave = (reason: string) => left.push({ id: named, name: person.name, reason })
        if (await notices.of(person.id)) {
          leave('was told before')
          continue
        }
        if (await notices.hasApplied(person.id)) {
          leave('applied here, and has a page of their own')
          continue
        }
        const to = await reachable(by.workspaceId, person, named)
        if (!to) {
          leave('has no email address in the resume')
          continue
        }
        try {
          await tell(by, person, to, requestId)
          told += 1
        } catch (error) {
          if (!(error instanceof TooManyLetters)) throw error
          leave('waits: more messages were written than are sent in an hour')
        }
      }
      const known = new Set(people.flatMap(({ candidates }) => candidates.map(({ id }) => id)))
      for (const id of wanted) if (!known.has(id)) left.push({ id, name: 'Somebody', reason: 'is not there any more' })
      return { told, left }
    },

    /** Tells one person, also once more: then their page opens by the new link as well. */
    async sendNotice(by: Actor, candidateId: string, requestId: string): Promise<NoticeState> {
      const person = await personOf(by.workspaceId, candidateId)
      if (await notices.hasApplied(person.id)) throw new HasApplied()
      await mustBeReady(by.workspaceId)
      const to = await reachable(by.workspaceId, person, candidateId)
      if (!to) throw new NoAddress()
      await tell(by, person, to, requestId)
      return noticeOf(by, candidateId)
    },

    /** A person has looked at it, as was asked for. */
    async noteLookedAt(by: Actor, candidateId: string, requestId: string): Promise<NoticeState> {
      const { workspaceId } = by
      const person = await personOf(workspaceId, candidateId)
      await transaction(async () => {
        const notice = await notices.of(person.id)
        if (!notice || !isReviewOpen(notice)) throw new NothingToReview()
        await notices.update(person.id, { reviewedAt: clock.now() })
        await noteOnTimeline(
          by,
          workspaceId,
          person.candidates.map(({ id }) => id),
          'person-reviewed',
          {},
        )
        const subject = { kind: 'candidate', id: candidateId }
        await auditLog.append({ action: 'person-reviewed', actorId: by.id, workspaceId, subject, requestId })
        for (const { id } of person.candidates) await announce(workspaceId, id)
      })
      return noticeOf(by, candidateId)
    },

    /** What goes along when a notice is sent again that had failed; nothing for other messages. */
    async enclosedAgain(messageId: string) {
      const personId = await notices.personOfMessage(messageId)
      return personId ? { action: { text: actionText, href: await tools.issueLink(personId) } } : {}
    },
  }
}

const isAddress = (to: string) => /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(to) && to.length <= 254
