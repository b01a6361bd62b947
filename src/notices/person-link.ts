import type { KnownPerson } from '#src/privacy/index.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import { LinkOver, PersonDeleted, UnknownLink } from './errors.ts'
import type { PersonNotice } from './notice.ts'
import type { NoticeTools } from './tools.ts'

/** Whoever a link leads to, as they stand now. */
export interface LinkedPerson {
  workspaceId: string
  person: KnownPerson
  notice: PersonNotice
}

const isOver = (expiresAt: Date, now: Date) => expiresAt <= now

/** The person that a link leads to. Rejects with `UnknownLink`, `LinkOver` or `PersonDeleted`. */
export const personOfLink =
  (tools: Pick<NoticeTools, 'clock' | 'endedLinks' | 'notices' | 'personDirectory'>) =>
  async (token: string): Promise<LinkedPerson> => {
    const { clock, endedLinks, notices, personDirectory } = tools
    const tokenHash = hashOf(token)
    const link = await notices.link(tokenHash)
    const [person] = link ? await personDirectory.byIds(link.workspaceId, [link.personId]) : []
    const notice = link && (await notices.of(link.personId))
    if (!link || !person || !notice) throw (await endedLinks.has(tokenHash)) ? new PersonDeleted() : new UnknownLink()
    if (isOver(link.expiresAt, clock.now())) throw new LinkOver()
    return { workspaceId: link.workspaceId, person, notice }
  }

/** Mails a new link to the address that a link was sent to, whether or not its time is over. */
export const renewLink =
  ({ colleagues, notices, personDirectory, subjects, throttles, transaction, queueNotice }: NoticeTools) =>
  async (token: string, visit: Visit): Promise<void> => {
    await countVisit(throttles.linkRequests, visit)
    const link = await notices.link(hashOf(token))
    const [person] = link ? await personDirectory.byIds(link.workspaceId, [link.personId]) : []
    const notice = link && (await notices.of(link.personId))
    const candidate = person?.candidates[0]
    if (!link || !person || !notice || !candidate) return
    await throttles.newLinks.count(person.id)
    const people = await colleagues.ofWorkspace(link.workspaceId)
    const sender = people.find(({ id }) => id === notice.sentBy) ?? people.find(({ role }) => role === 'owner')
    // Nobody there can sign in any more, so nobody could read an answer.
    if (!sender) return
    const subject = await subjects.candidate(link.workspaceId, candidate.id)
    const { address } = notice
    await transaction(() =>
      queueNotice({
        workspaceId: link.workspaceId,
        person,
        candidateId: candidate.id,
        address,
        name: subject?.name ?? '',
        sender,
      }),
    )
  }
