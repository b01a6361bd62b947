import { checkedCorrection, type GivenCorrection, mostCorrections, pointedOutBy } from '#src/shared/corrections.ts'
import { InvalidField } from '#src/shared/fields.ts'
import { isReviewOpen } from '#src/shared/review.ts'
import { linesOf } from '#src/shared/typed-text.ts'
import type { Visit } from '#src/shared/visit.ts'
import { mostWords } from './constants.ts'
import { CorrectionGone, DeletionIsLookedAt, TooManyCorrections, UnknownLink } from './errors.ts'
import type { PersonCorrection } from './notice.ts'
import { type LinkedPerson, personOfLink } from './person-link.ts'
import type { NoticeDeed } from './ports.ts'
import type { NoticeTools } from './tools.ts'

/** What people want about what is kept of them. Each resolves to how they stand then. */
export function personWishes(tools: NoticeTools) {
  const { announce, auditLog, clock, ids, matching, noteOnTimeline, notices, throttles, transaction } = tools
  const find = personOfLink(tools)

  const counted = async (token: string): Promise<LinkedPerson> => {
    const linked = await find(token)
    await throttles.changes.count(linked.person.id)
    return linked
  }

  /** In the caller's transaction. */
  const note = async ({ workspaceId, person }: LinkedPerson, deed: NoticeDeed, { address, requestId }: Visit) => {
    const candidates = person.candidates.map(({ id }) => id)
    await noteOnTimeline(null, workspaceId, candidates, deed, {})
    const [id] = candidates
    const subject = id ? { kind: 'candidate', id } : null
    if (deed !== 'notice-sent') await auditLog.append({ action: deed, workspaceId, subject, address, requestId })
  }

  const tellWindows = async ({ workspaceId, person }: LinkedPerson) => {
    for (const { id } of person.candidates) await announce(workspaceId, id)
  }

  /** `decide` yields null where nothing changes. */
  const change = async (
    token: string,
    visit: Visit,
    deed: NoticeDeed,
    decide: (linked: LinkedPerson) => Parameters<typeof notices.update>[1] | null,
  ): Promise<LinkedPerson> => {
    await counted(token)
    await transaction(async () => {
      const linked = await find(token)
      const changes = decide(linked)
      if (!changes) return
      await notices.update(linked.person.id, changes)
      await note(linked, deed, visit)
      await tellWindows(linked)
    })
    return find(token)
  }

  /** Skills that the resume shows count from now on, and those that were taken back no longer. In the caller's transaction. */
  const scoreAnew = async ({ workspaceId, person }: LinkedPerson, resumeId: string) => {
    const given = (await notices.corrections(person.id)).filter((correction) => correction.resumeId === resumeId)
    await matching.pointOut(resumeId, pointedOutBy(given))
    await matching.rescoreResume(workspaceId, resumeId)
  }

  return {
    /** What somebody says about one of their resumes. What was read stays as it is. */
    async correctReading(token: string, resumeId: string, given: GivenCorrection, visit: Visit): Promise<LinkedPerson> {
      const linked = await counted(token)
      if (!linked.person.resumes.includes(resumeId)) throw new InvalidField('resume', 'There is no such resume.')
      const document = await matching.text(linked.workspaceId, resumeId)
      const checked = await checkedCorrection(
        { skillNamed: matching.skillNamed, find: async (words) => (document === null ? null : matching.find(document, words)) },
        given,
      )
      const correction: PersonCorrection = { ...checked, id: ids.id(), resumeId, at: clock.now().toISOString() }
      await transaction(async () => {
        const known = (await notices.corrections(linked.person.id)).filter((each) => each.resumeId === resumeId)
        if (known.length >= mostCorrections) throw new TooManyCorrections(mostCorrections)
        await notices.addCorrection(correction)
        await note(linked, 'person-corrected', visit)
        if (correction.quote) await scoreAnew(linked, resumeId)
        await tellWindows(linked)
      })
      return linked
    },

    async takeCorrectionBack(token: string, correctionId: string, visit: Visit): Promise<LinkedPerson> {
      const linked = await counted(token)
      const taken = (await notices.corrections(linked.person.id)).find(({ id }) => id === correctionId)
      await transaction(async () => {
        if (!taken || !(await notices.removeCorrection(linked.person.id, correctionId))) throw new CorrectionGone()
        await note(linked, 'person-corrected', visit)
        if (taken.quote) await scoreAnew(linked, taken.resumeId)
        await tellWindows(linked)
      })
      return linked
    },

    /** Asking again while nobody has looked yet changes nothing. */
    askForPerson: (token: string, typed: string, visit: Visit) => {
      const reason = wordsOf('reason', typed)
      return change(token, visit, 'person-asked-review', ({ notice }) =>
        isReviewOpen(notice) ? null : { reviewAskedAt: clock.now(), reviewReason: reason, reviewedAt: null },
      )
    },

    /** From then on they are ranked for no other job. */
    object: (token: string, typed: string, visit: Visit) => {
      const objection = wordsOf('objection', typed)
      return change(token, visit, 'person-objected', ({ notice }) =>
        notice.objectedAt ? null : { objectedAt: clock.now(), objection },
      )
    },

    agreeAgain: (token: string, visit: Visit) =>
      change(token, visit, 'person-agreed-again', ({ notice }) =>
        notice.objectedAt ? { objectedAt: null, objection: null } : null,
      ),

    /** Everything that is kept of them, as a recruiter would delete it. While a hold keeps it, that they asked is kept and shown. */
    async deletePerson(token: string, visit: Visit): Promise<void> {
      const { workspaceId, person } = await counted(token)
      const gone = person.hold ? [] : await tools.erasePerson(workspaceId, person.id, visit.requestId)
      if (gone.length > 0) return
      await change(token, visit, 'person-asked-deletion', ({ notice }) =>
        notice.deletionAskedAt ? null : { deletionAskedAt: clock.now() },
      )
      throw new DeletionIsLookedAt()
    },

    /** Everything that is kept of them, as an archive. */
    async exportOwnData(token: string, visit: Visit) {
      const { workspaceId, person } = await find(token)
      await throttles.exports.count(person.id)
      const [candidate] = person.candidates
      if (!candidate) throw new UnknownLink()
      return tools.exportPerson(workspaceId, candidate.id, visit)
    },
  }
}

function wordsOf(field: string, typed: string): string | null {
  const words = linesOf(typed)
  if (words.length > mostWords)
    throw new InvalidField(field, `These words can have ${mostWords.toLocaleString('en')} characters at most.`)
  return words || null
}
