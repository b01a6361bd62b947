import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { InvitationRecord } from '#src/accounts/views.ts'
import { said } from '../../../api/client.ts'
import { resendInvitation, withdrawInvitation } from '../../../api/team.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { Moment } from '../../../words/moment.tsx'
import { useConfirmed } from '../../admin/use-confirmed.tsx'
import { RoleBadge } from '../roles.tsx'

interface InvitationsTableProps {
  invitations: InvitationRecord[]
  onChanged: () => Promise<void>
}

export const InvitationsTable = ({ invitations, onChanged }: InvitationsTableProps) => {
  const { ask, dialog } = useConfirmed()
  const handleWithdraw = ({ _id, email }: InvitationRecord) =>
    ask({
      title: 'Withdraw the invitation?',
      text: `The link that was sent to ${email} stops working.`,
      destructive: true,
      run: () => withdrawInvitation(_id),
      failed: 'Failed to withdraw the invitation',
      onDone: onChanged,
    })

  const columns: Column<InvitationRecord>[] = [
    {
      key: 'email',
      header: 'Email',
      cell: ({ email }) => <strong>{email}</strong>,
      sortBy: ({ email }) => email,
      namesRow: true,
    },
    { key: 'name', header: 'Name', cell: ({ fullName }) => fullName || 'N/A', sortBy: ({ fullName }) => fullName || null },
    { key: 'role', header: 'Role', cell: ({ role }) => <RoleBadge role={role} />, sortBy: ({ role }) => role },
    { key: 'sent', header: 'Sent', cell: ({ sentAt }) => <Moment at={sentAt} />, sortBy: ({ sentAt }) => sentAt },
    {
      key: 'expires',
      header: 'Works until',
      cell: ({ expiresAt, isExpired }) => (isExpired ? <StatusBadge tone="warning">Expired</StatusBadge> : dayOf(expiresAt)),
      sortBy: ({ expiresAt }) => expiresAt,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (invitation) => (
        <span className="inline-flex flex-wrap justify-end gap-2">
          <ResendButton invitation={invitation} onResent={onChanged} />
          <Button
            size="2"
            variant="soft"
            color="red"
            aria-label={`Withdraw the invitation of ${invitation.email}`}
            onClick={() => handleWithdraw(invitation)}
          >
            Withdraw
          </Button>
        </span>
      ),
    },
  ]

  return (
    <>
      <DataTable
        caption="Invitations"
        columns={columns}
        rows={invitations}
        rowKey={({ _id }) => _id}
        empty="No open invitations"
      />
      {dialog}
    </>
  )
}

const ResendButton = ({ invitation, onResent }: { invitation: InvitationRecord; onResent: () => Promise<void> }) => {
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const handleResend = async () => {
    const refuse = refusalAt()
    setBusy(true)
    const answer = await resendInvitation(invitation._id)
    setBusy(false)
    if (answer.ok) showToast('success', answer.data.message)
    else refuse(said(answer.failure, 'Failed to send the invitation'))
    await onResent()
  }
  return (
    <Button
      size="2"
      variant="soft"
      color="gray"
      aria-label={`Resend the invitation of ${invitation.email}`}
      disabled={busy}
      onClick={handleResend}
    >
      {busy ? 'Sending...' : 'Resend'}
    </Button>
  )
}
