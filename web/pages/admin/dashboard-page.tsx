import { FailedState } from '../../components/failed-state.tsx'
import { LogoutButton } from '../../components/logout-button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useFreshAccounts } from '../../state/accounts-live.ts'
import { useRefresh } from '../../state/user.ts'
import type { DashboardData } from './dashboard-data.ts'
import { PendingTable } from './pending-table.tsx'
import { StatCards } from './stat-cards.tsx'
import { UserSearch, UsersTable } from './users-table.tsx'

export const AdminDashboardPage: Page<DashboardData> = () => {
  useFreshAccounts()
  return (
    <>
      <PageHeading title="Admin Dashboard" actions={<LogoutButton />}>
        Who uses this system, and who is waiting for approval.
      </PageHeading>
      <AdminDashboard data={usePageData(AdminDashboardPage)} />
    </>
  )
}

export const AdminDashboard = ({ data: { q, dashboard, failure } }: { data: DashboardData }) => {
  const refresh = useRefresh()
  if (!dashboard) return <FailedState title="Failed to fetch dashboard data" failure={failure} onRetry={refresh} />
  const { stats, pendingUsers, users } = dashboard
  return (
    <div className="stack gap-6">
      <StatCards stats={stats} />
      <section className="stack" aria-labelledby="pending">
        <h2 id="pending">Pending Approval</h2>
        <PendingTable users={pendingUsers} />
      </section>
      <section className="stack" aria-labelledby="users">
        <div className="row row-between">
          <h2 id="users">All Users</h2>
          <UserSearch key={q} action="/dashboard/admin" q={q} />
        </div>
        <UsersTable users={users} q={q} />
      </section>
    </div>
  )
}
