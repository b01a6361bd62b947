import { FailedState } from '../../components/failed-state.tsx'
import { SelectField, TextField } from '../../components/field.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useFreshAccounts } from '../../state/accounts-live.ts'
import { useRefresh } from '../../state/user.ts'
import { FilterForm } from './filter-form.tsx'
import { Pager } from './pager.tsx'
import type { PeopleData } from './people-data.ts'
import { UsersTable } from './users-table.tsx'

export const UsersPage: Page<PeopleData> = () => {
  useFreshAccounts()
  return (
    <>
      <PageHeading title="User Management">Everyone who has an account here.</PageHeading>
      <People data={usePageData(UsersPage)} />
    </>
  )
}

export const People = ({ data }: { data: PeopleData }) => {
  const refresh = useRefresh()
  const { q, state, answer } = data
  return (
    <div className="stack gap-4">
      <PeopleFilters key={JSON.stringify([q, state, data.sort])} data={data} />
      {answer.ok ? (
        <>
          <UsersTable users={answer.data} q={q} isNarrowed={state !== ''} inPages />
          <Pager shown={answer.data.length} total={answer.total ?? answer.data.length} />
        </>
      ) : (
        <FailedState title="Failed to fetch dashboard data" failure={answer.failure} onRetry={refresh} />
      )}
    </div>
  )
}

const PeopleFilters = ({ data: { q, state, sort } }: { data: PeopleData }) => (
  <FilterForm address="/dashboard/admin/users" isFiltered={Boolean(q || state || sort)}>
    <TextField
      label="Search users"
      type="search"
      name="q"
      defaultValue={q}
      maxLength={200}
      placeholder="Name, email or company"
    />
    <SelectField label="Status" name="state" defaultValue={state}>
      <option value="">Any</option>
      <option value="active">Approved</option>
      <option value="pending">Pending</option>
      <option value="unverified">Email not verified</option>
      <option value="suspended">Suspended</option>
    </SelectField>
    <SelectField label="Sorted by" name="sort" defaultValue={sort}>
      <option value="">Newest first</option>
      <option value="oldest">Oldest first</option>
      <option value="name">Name</option>
      <option value="email">Email</option>
      <option value="company">Company</option>
    </SelectField>
  </FilterForm>
)
