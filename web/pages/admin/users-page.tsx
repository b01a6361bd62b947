import { useLoaderData } from 'react-router'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { useRefresh } from '../../state/user.ts'
import type { DashboardData } from './dashboard-data.ts'
import { UserSearch, UsersTable } from './users-table.tsx'

export const UsersPage = () => {
  const { q, dashboard, failure } = useLoaderData() as DashboardData
  const refresh = useRefresh()
  return (
    <>
      <PageHeading title="User Management" actions={<UserSearch key={q} action="/dashboard/admin/users" q={q} />}>
        Everyone who has an account here.
      </PageHeading>
      {dashboard ? (
        <UsersTable users={dashboard.users} q={q} />
      ) : (
        <FailedState title="Failed to fetch dashboard data" failure={failure} onRetry={refresh} />
      )}
    </>
  )
}
