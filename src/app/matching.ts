import { standingRecords } from '#src/assessment/sending/serializers.ts'
import type { AssessmentStandings } from '#src/assessment/sending-ports.ts'
import { type BlindReview, UnderBlindReview } from '#src/blindreview/index.ts'
import { createMatching, type Matching, type MatchingPorts } from '#src/matching/index.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Instance } from './instance.ts'

type FromOthers = 'languageModel' | 'liveFeed' | 'quota'

export interface MatchingOutside
  extends Omit<MatchingPorts, FromOthers | 'standingsOf' | 'uploadTypes'>,
    Pick<Instance, 'config'> {
  /** Where candidates stand with their assessments. */
  assessmentStandings: AssessmentStandings
}

type Others = Pick<MatchingPorts, FromOthers>

export const buildMatching = (ports: MatchingOutside, others: Others): Matching =>
  createMatching({
    ...ports,
    ...others,
    standingsOf: async (ids) => standingRecords(await ports.assessmentStandings.of(ids)),
    uploadTypes: ports.config.uploadTypes,
  })

interface Verified {
  noteVerified(by: Parameters<Matching['verify']>[0], candidateId: string, isIdentical: boolean): Promise<void>
}

/** That somebody checked a score is noted on the timeline. */
export const notingVerified = (matching: Matching, { noteVerified }: Verified): Matching => ({
  ...matching,
  async verify(by, id) {
    const answer = await matching.verify(by, id)
    await noteVerified(by, id, answer.identical)
    return answer
  },
})

interface Noted {
  noteOnTimeline(
    by: { id: string },
    workspaceId: string,
    candidateIds: string[],
    kind: 'facts-corrected' | 'facts-correction-undone',
    details: Record<string, string>,
  ): Promise<void>
}

/** Corrections of what was read stand on the timeline: that of a name says no name, which may be hidden from who reads it. */
export const notingCorrected = (matching: Matching, { noteOnTimeline }: Noted, transaction: Transaction): Matching => ({
  ...matching,
  async correctFact(by, id, base, given) {
    const after = await matching.correctFact(by, id, base, given)
    const field = after.corrections.at(-1)?.field ?? ''
    await transaction(() => noteOnTimeline(by, by.workspaceId, [id], 'facts-corrected', { field }))
    return after
  },
  async takeCorrectionBack(by, id, correction) {
    const after = await matching.takeCorrectionBack(by, id, correction)
    await transaction(() => noteOnTimeline(by, by.workspaceId, [id], 'facts-correction-undone', {}))
    return after
  },
})

const sayWhoItIs: ReadonlySet<string> = new Set(['name', 'email', 'phone'])
/** Stands in place of what is hidden: whoever copies it would put it in the place of the words. */
const dot = '•'

/** Who is hidden is not corrected: nobody sees what stands there, and each answer would tell something of it. */
export const keepingHidden = (matching: Matching, { candidates }: Pick<BlindReview, 'candidates'>): Matching => {
  const refuseHidden = async (workspaceId: string, candidateId: string) => {
    const veil = await candidates.of(workspaceId)
    if (veil?.person(candidateId))
      throw new UnderBlindReview('This person is under blind review: who they are cannot be corrected. Reveal them first.')
  }
  return {
    ...matching,
    async correctFact(by, id, base, given) {
      if (sayWhoItIs.has(given.field) || JSON.stringify(given).includes(dot)) await refuseHidden(by.workspaceId, id)
      return matching.correctFact(by, id, base, given)
    },
    async takeCorrectionBack(by, id, correction) {
      const { corrections } = await matching.factsOf(by, id)
      if (corrections.some((each) => each.id === correction && sayWhoItIs.has(each.field))) await refuseHidden(by.workspaceId, id)
      return matching.takeCorrectionBack(by, id, correction)
    },
  }
}

interface Postings {
  mustNotBePosted(workspaceId: string, jobDescriptionId: string): Promise<void>
}

/** What people can apply for is not deleted. */
export const keepingPosted = (matching: Matching, postings: () => Postings): Matching => ({
  ...matching,
  async deleteJobDescription(by, id) {
    await postings().mustNotBePosted(by.workspaceId, id)
    await matching.deleteJobDescription(by, id)
  },
})
