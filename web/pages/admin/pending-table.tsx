import { Button } from '@radix-ui/themes'
import { trialDays } from '#src/accounts/constants.ts'
import type { UserRecord } from '#src/accounts/views.ts'
import { approveUser, deleteUser } from '../../api/admin.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { dayOf } from '../../dates.ts'
import { useRefresh } from '../../state/user.ts'
import { useConfirmed } from './use-confirmed.tsx'

/** People who verified their address and wait to be let in. */
export const PendingTable = ({ users }: { users: UserRecord[] }) => {
  const { ask, dialog } = useConfirmed()
  const refresh = useRefresh()

  const handleApprove = ({ _id, fullName, email, subscription }: UserRecord) =>
    ask({
      title: 'Approve user?',
      text: `${fullName} (${email}) can then sign in${subscription.plan === 'trial' ? `, and a trial of ${trialDays} days starts` : ''}.`,
      run: () => approveUser(_id),
      failed: 'Failed to approve user',
      reasonAlone: true,
      onDone: refresh,
    })

  const handleReject = ({ _id, fullName, email }: UserRecord) =>
    ask({
      title: 'Reject user?',
      text: `The account of ${fullName} (${email}) is deleted. This action cannot be undone.`,
      destructive: true,
      run: () => deleteUser(_id),
      failed: 'Failed to reject user',
      reasonAlone: true,
      done: 'User rejected successfully',
      onDone: refresh,
    })

  const columns: Column<UserRecord>[] = [
    { key: 'name', header: 'Name', cell: ({ fullName }) => <strong>{fullName || 'N/A'}</strong>, namesRow: true },
    { key: 'email', header: 'Email', cell: ({ email }) => email },
    { key: 'company', header: 'Company', cell: ({ companyName }) => companyName || 'N/A' },
    { key: 'registered', header: 'Registered On', cell: ({ createdAt }) => dayOf(createdAt) },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (user) => (
        <div className="admin-actions inline-flex flex-wrap justify-end gap-2">
          <Button
            size="2"
            variant="soft"
            color="gray"
            onClick={() => handleApprove(user)}
            aria-label={`Approve ${user.fullName}`}
          >
            Approve
          </Button>
          <Button size="2" variant="soft" color="red" onClick={() => handleReject(user)} aria-label={`Reject ${user.fullName}`}>
            Reject
          </Button>
        </div>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption="Users pending approval"
        columns={columns}
        rows={users}
        rowKey={({ _id }) => _id}
        empty="No users pending approval"
      />
      {dialog}
    </>
  )
}
