import type { BackupsRecord, SystemRecord } from '#src/admin/views.ts'
import type { AnswerTo } from '../../api/api.ts'
import type { Api, CallResult } from '../../api/client.ts'
import { backups, type Health, health, system } from '../../api/instance.ts'

/** Of whom a second factor is required. */
export type PolicyRecord = AnswerTo<'GET /admin/second-factor-policy'>

export interface SystemData {
  facts: CallResult<SystemRecord>
  health: CallResult<Health>
  backups: CallResult<BackupsRecord>
  policy: CallResult<PolicyRecord>
}

export const loadSystem = async (api: Api): Promise<SystemData> => {
  const [facts, parts, made, policy] = await Promise.all([
    system(api),
    health(api),
    backups(api),
    api('GET /admin/second-factor-policy'),
  ])
  return { facts, health: parts, backups: made, policy }
}
