import { Button } from '@radix-ui/themes'
import { Form, Link } from 'react-router'
import { maximumUsersListed } from '#src/accounts/constants.ts'
import type { UserRecord } from '#src/accounts/views.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { planOf } from '../accounts/profile-card.tsx'
import { roleNames } from '../accounts/roles.tsx'

/** The account's state in the words of the product. */
export const UserStatus = ({ user: { state } }: { user: Pick<UserRecord, 'state'> }) => {
  if (state === 'active') return <StatusBadge tone="success">Approved</StatusBadge>
  if (state === 'suspended') return <StatusBadge tone="error">Suspended</StatusBadge>
  return (
    <>
      <StatusBadge tone="warning">Pending</StatusBadge>
      {state === 'unverified' && <span className="small muted"> email not verified</span>}
    </>
  )
}

/** What the account may use; a trial that waits for the approval has no end yet. */
export const accessOf = (user: UserRecord): string => {
  const { plan, expiresAt } = user.subscription
  const isWaiting = plan === 'trial' && expiresAt === null && !user.isAdmin && !user.isUnlimited
  return isWaiting ? 'Trial from approval' : planOf(user)
}

/** The company, and whose workspace it is when it is not their own. */
const Company = ({ user: { companyName, role, workspace } }: { user: UserRecord }) => (
  <>
    {companyName || 'N/A'}
    {role !== 'owner' && (
      <div className="small muted">
        {roleNames[role]}
        {workspace.name === companyName ? '' : ` in ${workspace.name}`}
      </div>
    )}
  </>
)

const columns: Column<UserRecord>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ fullName }) => <strong>{fullName || 'N/A'}</strong>,
    sortBy: ({ fullName }) => fullName,
    namesRow: true,
  },
  { key: 'email', header: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
  {
    key: 'company',
    header: 'Company',
    cell: (user) => <Company user={user} />,
    sortBy: ({ companyName }) => companyName || null,
  },
  { key: 'status', header: 'Status', cell: (user) => <UserStatus user={user} />, sortBy: ({ state }) => state },
  { key: 'access', header: 'Access Type', cell: accessOf, sortBy: accessOf },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ _id, fullName, email }) => (
      <Button asChild size="2" variant="soft" color="gray">
        <Link to={`/dashboard/admin/users/${_id}`} aria-label={`Manage ${fullName || email}`}>
          Manage
        </Link>
      </Button>
    ),
  },
]

/** Sorted by the server: the rows of this page alone would come in a misleading order. */
const columnsInPages = columns.map(({ sortBy: _, ...column }) => column)

interface UsersTableProps {
  users: UserRecord[]
  q: string
  /** Whether something besides the search narrows the list. */
  isNarrowed?: boolean
  /** The rows are one page of a longer list. */
  inPages?: boolean
}

export const UsersTable = ({ users, q, isNarrowed = false, inPages = false }: UsersTableProps) => (
  <>
    <DataTable
      caption="All users"
      columns={inPages ? columnsInPages : columns}
      rows={users}
      rowKey={({ _id }) => _id}
      empty={q ? `Nobody found for “${q}”` : isNarrowed ? 'Nobody is in this state' : 'Nobody has registered yet'}
    />
    {!inPages && users.length >= maximumUsersListed && (
      <p className="small muted">
        The newest {maximumUsersListed} users are shown.{' '}
        <Link to="/dashboard/admin/users">All of them are on the page Users.</Link>
      </p>
    )}
  </>
)

/** A plain form: it works before the page is awake, and the search is in the address. */
export const UserSearch = ({ action, q }: { action: string; q: string }) => (
  <Form method="get" action={action} className="flex gap-2 upto-24 narrow-line" role="search" preventScrollReset>
    <input
      className="input min-w-0"
      type="search"
      name="q"
      defaultValue={q}
      maxLength={200}
      aria-label="Search users"
      placeholder="Name, email or company"
    />
    <Button type="submit" variant="soft" color="gray" size="3">
      Search
    </Button>
  </Form>
)
