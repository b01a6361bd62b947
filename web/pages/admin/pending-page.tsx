import { FailedState } from '../../components/failed-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useFreshAccounts } from '../../state/accounts-live.ts'
import { useRefresh } from '../../state/user.ts'
import type { DashboardData } from './dashboard-data.ts'
import { PendingTable } from './pending-table.tsx'

export const PendingPage: Page<DashboardData> = () => {
  useFreshAccounts()
  return (
    <>
      <PageHeading title="Pending Approval">People who verified their email address and are waiting for approval.</PageHeading>
      <Pending data={usePageData(PendingPage)} />
    </>
  )
}

export const Pending = ({ data: { dashboard, failure } }: { data: DashboardData }) => {
  const refresh = useRefresh()
  if (!dashboard) return <FailedState title="Failed to fetch dashboard data" failure={failure} onRetry={refresh} />
  if (dashboard.pendingUsers.length === 0) return <Notice tone="info">No users pending approval</Notice>
  return <PendingTable users={dashboard.pendingUsers} />
}
