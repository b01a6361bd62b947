import { holdReason } from '#src/privacy/index.ts'
import type { Visit } from '#src/shared/visit.ts'
import { applicationFor, asCompany, noteDeed } from '../applications/reader.ts'
import { announce } from '../applying/announce.ts'
import type { Company } from '../company.ts'
import type { Tools } from '../tools.ts'

/** Keeping one application from its period and from every deletion. */
export function holdApplications(tools: Tools) {
  const { applicationKeeping, applicationLists, clock, transaction } = tools

  const change = async (
    company: Company,
    id: string,
    visit: Visit,
    { action, write }: { action: 'hold-application' | 'lift-application-hold'; write(): Promise<boolean> },
  ) => {
    const by = asCompany(company)
    await transaction(async () => {
      await applicationFor(tools, by, id)
      if (!(await write())) return
      await noteDeed(tools, by, { action, companyId: company.id, subject: { kind: 'application', id } }, visit)
      await announce(tools, id)
    })
    return { application: await applicationFor(tools, by, id), notes: await applicationLists.noteCount(id) }
  }

  return {
    /** Again: another reason. */
    holdApplication(company: Company, id: string, given: string, visit: Visit) {
      const reason = holdReason(given)
      const write = async () => {
        await applicationKeeping.hold(id, { reason, heldBy: company.fullName, heldAt: clock.now() })
        return true
      }
      return change(company, id, visit, { action: 'hold-application', write })
    },

    liftApplicationHold: (company: Company, id: string, visit: Visit) =>
      change(company, id, visit, { action: 'lift-application-hold', write: () => applicationKeeping.lift(id) }),
  }
}
