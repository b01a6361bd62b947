import { standingRecords } from '#src/assessment/sending/serializers.ts'
import type { AssessmentStandings } from '#src/assessment/sending-ports.ts'
import { createMatching, type Matching, type MatchingPorts } from '#src/matching/index.ts'
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
