import { applicationRecord } from '../application-serializers.ts'
import type { ApplicationRecord } from '../application-views.ts'
import type { ListedRow } from '../applications-ports.ts'
import type { Tools } from '../tools.ts'
import { holdApplications } from './hold.ts'
import { keepingsOf } from './keep.ts'
import { keepPeriods } from './retention.ts'

/** For how long applications stay, and which of them a hold keeps. */
export function createKeeping(tools: Tools) {
  /** Applications of one company on the wire, with what becomes of each. */
  const recordsOf = async (rows: ListedRow[]): Promise<ApplicationRecord[]> => {
    const [first] = rows
    if (!first) return []
    const ids = rows.map(({ application }) => application.id)
    const keepings = await keepingsOf(tools, first.application.companyId, ids)
    return rows.map(({ application, notes }) => applicationRecord(application, notes, keepings(application.id)))
  }
  return {
    ...keepPeriods(tools),
    ...holdApplications(tools),
    recordsOf,
    recordOf: async (row: ListedRow): Promise<ApplicationRecord> => (await recordsOf([row]))[0]!,
  }
}
