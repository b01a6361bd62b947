import type { BlindReview } from '#src/blindreview/index.ts'
import type { Matching } from '#src/matching/index.ts'
import { createTalent, type TalentPorts } from '#src/talent/index.ts'
import type { Instance } from './instance.ts'

export type TalentOutside = Omit<
  TalentPorts,
  'hiddenResumes' | 'languageModel' | 'modelAdditions' | 'recentDays' | 'shownFields'
> &
  Pick<Instance, 'config'>

interface Others extends Pick<TalentPorts, 'languageModel'> {
  blindReview: Pick<BlindReview, 'candidates'>
  matching: Pick<Matching, 'modelAdditions'>
}

export const buildTalent = (ports: TalentOutside, { languageModel, blindReview, matching }: Others) =>
  createTalent({
    ...ports,
    languageModel,
    modelAdditions: matching.modelAdditions,
    async shownFields(workspaceId) {
      const veil = await blindReview.candidates.of(workspaceId)
      return (resumeId, fields) => {
        const person = veil?.person(resumeId)
        // An address in its place would be found by whoever looks for it.
        return veil && person ? { ...veil.answer(fields, person), email: null, mobileNumber: null } : fields
      }
    },
    async hiddenResumes(workspaceId) {
      const veil = await blindReview.candidates.of(workspaceId)
      return (resumeId) => veil?.person(resumeId) !== undefined
    },
    recentDays: ports.config.recentDays,
  })
