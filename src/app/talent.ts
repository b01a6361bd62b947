import type { BlindReview, Veil } from '#src/blindreview/index.ts'
import type { Matching } from '#src/matching/index.ts'
import { createTalent, type ShownCandidates, type TalentPorts } from '#src/talent/index.ts'
import type { Instance } from './instance.ts'

export type TalentOutside = Omit<TalentPorts, 'languageModel' | 'modelAdditions' | 'recentDays' | 'shown'> &
  Pick<Instance, 'config'>

interface Others extends Pick<TalentPorts, 'languageModel'> {
  blindReview: Pick<BlindReview, 'candidates'>
  matching: Pick<Matching, 'modelAdditions'>
}

export const buildTalent = (ports: TalentOutside, { languageModel, blindReview, matching }: Others) => {
  const shownThrough = new WeakMap<Veil, ShownCandidates>()
  return createTalent({
    ...ports,
    languageModel,
    modelAdditions: matching.modelAdditions,
    async shown(workspaceId) {
      const veil = await blindReview.candidates.of(workspaceId)
      if (!veil) return null
      const known = shownThrough.get(veil) ?? shownBy(veil)
      shownThrough.set(veil, known)
      return known
    },
    recentDays: ports.config.recentDays,
  })
}

const shownBy = (veil: Veil): ShownCandidates => ({
  fieldsOf(resumeId, fields) {
    const person = veil.person(resumeId)
    // An address in its place would be found by whoever looks for it.
    return person ? { ...veil.answer(fields, person), email: null, mobileNumber: null } : fields
  },
  hiddenAs: (id) => veil.person(id),
})
