import type { DashboardRecord } from '#src/accounts/views.ts'
import { adminDashboard } from '../../api/admin.ts'
import type { Api, CallFailure } from '../../api/client.ts'

/** What the admin pages show: the accounts that match `q`, or why they could not be read. */
export interface DashboardData {
  q: string
  dashboard: DashboardRecord | null
  failure: CallFailure | null
}

export const loadDashboard = async (api: Api, url: URL): Promise<DashboardData> => {
  const q = url.searchParams.get('q')?.trim() ?? ''
  const answer = await adminDashboard(api, q)
  return answer.ok ? { q, dashboard: answer.data, failure: null } : { q, dashboard: null, failure: answer.failure }
}
