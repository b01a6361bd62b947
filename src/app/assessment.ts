import { type AssessmentPorts, createAssessment } from '#src/assessment/index.ts'
import type { Matching } from '#src/matching/index.ts'
import type { ApplicationCandidates } from '#src/pipeline/index.ts'
import type { Language } from '#src/words/languages.ts'
import type { Instance } from './instance.ts'

type FromOthers = 'languageOf' | 'announceCandidate' | 'beginWork' | 'languageModel' | 'liveFeed' | 'quota'

export interface AssessmentOutside
  extends Omit<AssessmentPorts, FromOthers | 'applicants' | 'mailWaitMs' | 'otherNamesOf' | 'settings'>,
    Pick<Instance, 'config' | 'secret'> {
  applicationCandidates: Pick<ApplicationCandidates, 'ofCandidate'>
  applications: { find(id: string): Promise<{ language?: Language | null } | null> }
  /** Milliseconds that the answer to a sending waits for the first attempt at its mail; 4,000 unless told. */
  mailWaitMs?: number
}

interface Others extends Pick<AssessmentPorts, Exclude<FromOthers, 'languageOf'>> {
  matching: Pick<Matching, 'askedByJob' | 'askedOfCandidate'>
}

export const buildAssessment = (ports: AssessmentOutside, { matching, ...others }: Others) =>
  createAssessment({
    ...ports,
    ...others,
    applicants: {
      async find(workspaceId, resumeId, jobDescriptionId) {
        const found = await matching.askedOfCandidate(workspaceId, resumeId, jobDescriptionId)
        return found && { candidateId: found.candidate.id, needs: found.asked }
      },
      needsOf: matching.askedByJob,
    },
    mailWaitMs: ports.mailWaitMs ?? 4000,
    async languageOf(candidateId) {
      for (const id of await ports.applicationCandidates.ofCandidate(candidateId)) {
        const application = await ports.applications.find(id)
        if (application?.language) return application.language
      }
      return null
    },
    // The taxonomy is read where it is needed: it is no part of the server's memory.
    otherNamesOf: async (names) => (await import('#src/resume-engine/taxonomy/skill-names.ts')).otherNamesOf(names),
    settings: { publicUrl: ports.config.publicUrl, secret: ports.secret, ...ports.config.assessments },
  })
