import { ethnicities, sexes, smallestGroup } from './constants.ts'
import { impactTables } from './impact-ratios.ts'
import type { FairnessPorts } from './ports.ts'
import type { ImpactAnswer } from './views.ts'

const known = (list: readonly { key: string }[], value: string | null) => (list.some(({ key }) => key === value) ? value : null)

/** What applicants say of themselves, and the counts that are made of it. */
export const impact = ({ selfIdentifications, clock, transaction, auditLog }: FairnessPorts) => ({
  /** What an applicant said; only ever shown to themselves. */
  selfIdentification: async (applicationId: string) =>
    (await selfIdentifications.find(applicationId)) ?? { sex: null, ethnicity: null },

  /** Nothing at all forgets what was said before. */
  async identify(applicationId: string, said: { sex: string | null; ethnicity: string | null }) {
    const kept = { sex: known(sexes, said.sex), ethnicity: known(ethnicities, said.ethnicity) }
    await transaction(() => selfIdentifications.put(applicationId, kept, clock.now()))
    return kept
  },

  /**
   * The tables of a company, or of all of them (null). Only whole months are counted: two looks on either side of one answer would
   * tell what it was.
   */
  async impactRatios(companyId: string | null, by: { actorId: string | null; requestId: string }): Promise<ImpactAnswer> {
    const now = clock.now()
    const begin = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
    const outcomes = await selfIdentifications.outcomes(companyId, begin)
    await transaction(() =>
      auditLog.append({ action: 'read-impact-ratios', actorId: by.actorId, companyId, requestId: by.requestId }),
    )
    return {
      until: new Date(begin.getTime() - 1).toISOString().slice(0, 10),
      answered: Math.floor(outcomes.length / 10) * 10,
      smallestGroup,
      tables: outcomes.length < smallestGroup ? [] : impactTables(outcomes),
    }
  },
})
