import type { BackupsRecord, SystemRecord } from '#src/admin/views.ts'
import type { Api, CallResult } from '../../api/client.ts'
import { backups, type Health, health, system } from '../../api/instance.ts'

export interface SystemData {
  facts: CallResult<SystemRecord>
  health: CallResult<Health>
  backups: CallResult<BackupsRecord>
}

export const loadSystem = async (api: Api): Promise<SystemData> => {
  const [facts, parts, made] = await Promise.all([system(api), health(api), backups(api)])
  return { facts, health: parts, backups: made }
}
