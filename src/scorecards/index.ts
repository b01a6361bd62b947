import { mayWork } from '#src/shared/roles.ts'
import { type Agreement, agreementOf } from './agreement.ts'
import {
  maximumCriteria,
  maximumLabelLength,
  maximumQuestionLength,
  maximumQuestions,
  maximumRatingNote,
  maximumScorecardNote,
} from './constants.ts'
import {
  CandidateNotFound,
  ChangedMeanwhile,
  EmptyKit,
  JobNotFound,
  NoRecommendation,
  NothingRated,
  OwnComesFirst,
  UnknownCriterion,
} from './errors.ts'
import type { AboutCandidate, Actor, ScorecardPorts } from './ports.ts'
import type { InterviewKit, KitCriterion, Rating, Recommendation, Scorecard } from './scorecard.ts'
import { suggestKit } from './suggest-kit.ts'

export type { Agreement } from './agreement.ts'
export type { AboutCandidate, Actor, ScorecardPorts } from './ports.ts'
export type { InterviewKit, InterviewKits, KitCriterion, Scorecard, Scorecards } from './scorecard.ts'
export { type JobAsks, questionsFrom } from './suggest-kit.ts'

/** A scorecard with the name of whoever filled it in; null once their account is gone. */
export type SignedScorecard = Scorecard & { author: string | null }

export interface CandidateScorecards {
  candidate: AboutCandidate
  kit: InterviewKit
  mine: SignedScorecard | null
  /** Submitted ones of others, as far as this person sees them. */
  others: SignedScorecard[]
  /** How many others have submitted one that this person sees once their own is in. */
  waiting: number
  /** Among those that are seen, the own one included. */
  agreement: Agreement[]
  /** Whether this person may read those of others without an own one, which is then written down. */
  canReadFirst: boolean
  canWrite: boolean
  canChangeKit: boolean
}

export interface FilledIn {
  /** Of the own scorecard when it was read; 0 for none. */
  version: number
  recommendation: Recommendation | null
  note: string
  ratings: { key: string; rating: number | null; note: string }[]
  /** Once it is submitted it stays so. */
  submit: boolean
}

export type ScorecardRoom = ReturnType<typeof createScorecards>

/** Everybody writes scorecards who judges candidates: viewers look. */
const mayFillIn = ({ role }: Actor) => role !== 'viewer'
const mayChangeKit = (by: Actor) => mayWork(by) || by.role === 'hiring-manager'
/** Viewers judge nobody: they see what was submitted. Everybody else, once their own judgment is in. */
const seesAtOnce = (by: Actor) => by.role === 'viewer'

/** What several people think of one candidate, line by line, and what they ask. */
export function createScorecards(ports: ScorecardPorts) {
  const { scorecards, interviewKits, auditLog, transaction, clock, ids } = ports

  const kitOf = async (workspaceId: string, jobDescriptionId: string): Promise<InterviewKit> => {
    const kept = await interviewKits.of(jobDescriptionId)
    if (kept) return kept
    const asks = await ports.jobAsks(workspaceId, jobDescriptionId)
    if (!asks) throw new JobNotFound()
    const criteria = await suggestKit(asks, ports.questionsAbout)
    return { jobDescriptionId, criteria, version: 0, changedBy: null, changedAt: null }
  }

  const about = async (by: Actor, id: string): Promise<AboutCandidate> => {
    const candidate = await ports.candidate(by.workspaceId, id)
    if (!candidate) throw new CandidateNotFound()
    return candidate
  }

  const ofCandidate = async (by: Actor, id: string): Promise<CandidateScorecards> => {
    const candidate = await about(by, id)
    const kit = await kitOf(by.workspaceId, candidate.jobDescriptionId)
    const names = await ports.namesOf(by.workspaceId)
    const all = (await scorecards.ofCandidate(id)).map((card) => ({
      ...card,
      author: card.authorId === null ? null : (names.get(card.authorId) ?? null),
    }))
    const mine = all.find(({ authorId }) => authorId === by.id) ?? null
    const submitted = all.filter((card) => card.submittedAt !== null && card.id !== mine?.id)
    const isOpen = seesAtOnce(by) || mine?.submittedAt != null || (mine?.readFirstAt != null && mayWork(by))
    const others = isOpen ? submitted : []
    const seen = mine?.submittedAt ? [mine, ...others] : others
    return {
      candidate,
      kit,
      mine,
      others,
      waiting: submitted.length - others.length,
      agreement: agreementOf(seen),
      canReadFirst: !isOpen && mayWork(by),
      canWrite: mayFillIn(by),
      canChangeKit: mayChangeKit(by),
    }
  }

  return {
    ofCandidate,

    /** Keeps the own scorecard as a draft or submits it. What is submitted stays submitted when it is changed. */
    async fillIn(by: Actor, id: string, given: FilledIn, requestId: string): Promise<CandidateScorecards> {
      const candidate = await about(by, id)
      const kit = await kitOf(by.workspaceId, candidate.jobDescriptionId)
      await transaction(async () => {
        const before = (await scorecards.ofCandidate(id)).find(({ authorId }) => authorId === by.id)
        if ((before?.version ?? 0) !== given.version) throw new ChangedMeanwhile('scorecard')
        const now = clock.now()
        const isSubmitted = given.submit || before?.submittedAt != null
        const ratings = ratingsOf(kit, before?.ratings ?? [], given.ratings)
        if (isSubmitted && given.recommendation === null) throw new NoRecommendation()
        if (isSubmitted && ratings.every(({ rating }) => rating === null)) throw new NothingRated()
        await scorecards.put(by.workspaceId, {
          id: before?.id ?? ids.id(),
          candidateId: id,
          authorId: by.id,
          recommendation: given.recommendation,
          note: given.note.trim().slice(0, maximumScorecardNote),
          ratings,
          version: given.version + 1,
          savedAt: now,
          submittedAt: before?.submittedAt ?? (given.submit ? now : null),
          readFirstAt: before?.readFirstAt ?? null,
        })
        await ports.announce(by.workspaceId, id)
        if (!isSubmitted) return
        const isFirst = !before?.submittedAt
        if (isFirst) await ports.noteOnTimeline(by, by.workspaceId, [id], 'scorecard-submitted', {})
        await auditLog.append({
          action: isFirst ? 'submit-scorecard' : 'change-scorecard',
          actorId: by.id,
          workspaceId: by.workspaceId,
          subject: { kind: 'candidate', id },
          requestId,
        })
      })
      return ofCandidate(by, id)
    },

    /** Shows those of others to somebody who runs the hiring and has none in. If they submit one later, it says so. */
    async readFirst(by: Actor, id: string, requestId: string): Promise<CandidateScorecards> {
      await about(by, id)
      if (!mayWork(by)) throw new OwnComesFirst()
      await transaction(async () => {
        const before = (await scorecards.ofCandidate(id)).find(({ authorId }) => authorId === by.id)
        if (before?.submittedAt || before?.readFirstAt) return
        const now = clock.now()
        const nothing = { id: ids.id(), candidateId: id, authorId: by.id, recommendation: null, note: '', ratings: [] }
        // Version 0: what somebody has typed and not saved yet can still be saved.
        const kept = before ?? { ...nothing, version: 0, savedAt: now, submittedAt: null }
        await scorecards.put(by.workspaceId, { ...kept, readFirstAt: now })
        await auditLog.append({
          action: 'read-scorecards-first',
          actorId: by.id,
          workspaceId: by.workspaceId,
          subject: { kind: 'candidate', id },
          requestId,
        })
      })
      return ofCandidate(by, id)
    },

    async kit(by: Actor, jobDescriptionId: string): Promise<InterviewKit> {
      if (!(await ports.jobAsks(by.workspaceId, jobDescriptionId))) throw new JobNotFound()
      return kitOf(by.workspaceId, jobDescriptionId)
    },

    /** Puts other lines and questions in the place of those that were read as `version`; null brings the suggestion back. */
    async changeKit(
      by: Actor,
      jobDescriptionId: string,
      { version, criteria }: { version: number; criteria: KitCriterion[] | null },
      requestId: string,
    ): Promise<InterviewKit> {
      if (!(await ports.jobAsks(by.workspaceId, jobDescriptionId))) throw new JobNotFound()
      const lines = criteria && checkedLines(criteria, ids.id)
      await transaction(async () => {
        if (((await interviewKits.of(jobDescriptionId))?.version ?? 0) !== version) throw new ChangedMeanwhile('interview kit')
        if (lines === null) await interviewKits.remove(jobDescriptionId)
        else
          await interviewKits.put({
            jobDescriptionId,
            criteria: lines,
            version: version + 1,
            changedBy: by.id,
            changedAt: clock.now(),
          })
        await auditLog.append({
          action: 'change-interview-kit',
          actorId: by.id,
          workspaceId: by.workspaceId,
          subject: { kind: 'job description', id: jobDescriptionId },
          requestId,
        })
      })
      return kitOf(by.workspaceId, jobDescriptionId)
    },
  }
}

/** What was given, under the names of the kit; lines that the kit has lost since keep the name that they had. */
function ratingsOf(kit: InterviewKit, before: Rating[], given: FilledIn['ratings']): Rating[] {
  const labels = new Map([...before, ...kit.criteria].map(({ key, label }) => [key, label]))
  return given.flatMap(({ key, rating, note }) => {
    const label = labels.get(key)
    if (label === undefined) throw new UnknownCriterion()
    const words = note.trim().slice(0, maximumRatingNote)
    return rating === null && words === '' ? [] : { key, label, rating, note: words }
  })
}

function checkedLines(criteria: KitCriterion[], newId: () => string): KitCriterion[] {
  const lines = criteria.slice(0, maximumCriteria).map(({ key, label, questions }) => ({
    key: key || `own:${newId()}`,
    label: label.trim().slice(0, maximumLabelLength),
    questions: questions
      .map((question) => question.trim().slice(0, maximumQuestionLength))
      .filter(Boolean)
      .slice(0, maximumQuestions),
  }))
  const names = new Set(lines.map(({ label }) => label.toLowerCase()))
  const keys = new Set(lines.map(({ key }) => key))
  if (lines.length === 0 || names.has('') || names.size < lines.length || keys.size < lines.length) throw new EmptyKit()
  return lines
}
