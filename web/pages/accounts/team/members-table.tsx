import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { Role, TeamMemberRecord, TeamRecord } from '#src/accounts/views.ts'
import { at } from '../../../address.ts'
import { said } from '../../../api/client.ts'
import { changeRole, removeMember, transferOwnership } from '../../../api/team.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { leaveMessage } from '../../../state/flash.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { Moment } from '../../../words/moment.tsx'
import { useConfirmed } from '../../admin/use-confirmed.tsx'
import { aRole, RoleBadge, RoleOptions } from '../roles.tsx'

interface MembersTableProps {
  team: TeamRecord
  onChanged: () => Promise<void>
}

const nameOf = ({ fullName, email }: TeamMemberRecord) => fullName || email

export const MembersTable = ({ team, onChanged }: MembersTableProps) => {
  const { ask, dialog } = useConfirmed()
  const isOwner = team.role === 'owner'
  const isLastOwner = team.members.filter(({ role }) => role === 'owner').length === 1

  const handleRemove = (member: TeamMemberRecord) =>
    ask({
      title: `Remove ${nameOf(member)}?`,
      text: `${nameOf(member)} is signed out of this workspace at once. What they made stays here.`,
      destructive: true,
      run: () => removeMember(member._id),
      failed: 'Failed to remove the member',
      onDone: onChanged,
    })

  const handleTransfer = (member: TeamMemberRecord) =>
    ask({
      title: `Hand the workspace over to ${nameOf(member)}?`,
      text: `${nameOf(member)} becomes an owner and you become a recruiter. Only an owner can change that again.`,
      run: () => transferOwnership(member._id),
      failed: 'Failed to transfer the ownership',
      onDone: onChanged,
    })

  const handleLeave = (member: TeamMemberRecord) =>
    ask({
      title: 'Leave the workspace?',
      text: 'You cannot open it any more. If you are in no other workspace, an administrator has to approve your account before you can sign in again.',
      destructive: true,
      run: () => removeMember(member._id),
      failed: 'Failed to leave the workspace',
      onDone: async () => {
        leaveMessage('success', 'You left the workspace')
        window.location.assign(at('/dashboard'))
      },
    })

  const columns: Column<TeamMemberRecord>[] = [
    {
      key: 'name',
      header: 'Name',
      cell: (member) => (
        <>
          <strong>{nameOf(member)}</strong> {member.isYou && <StatusBadge>You</StatusBadge>}
          {member.state === 'suspended' && <StatusBadge tone="error">Suspended</StatusBadge>}
        </>
      ),
      sortBy: nameOf,
      namesRow: true,
    },
    { key: 'email', header: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
    {
      key: 'role',
      header: 'Role',
      cell: (member) =>
        isOwner && !member.isYou ? <RolePicker member={member} onChanged={onChanged} /> : <RoleBadge role={member.role} />,
      sortBy: ({ role }) => role,
    },
    { key: 'joined', header: 'Joined', cell: ({ joinedAt }) => dayOf(joinedAt), sortBy: ({ joinedAt }) => joinedAt },
    {
      key: 'seen',
      header: 'Last seen',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : 'Not yet'),
      sortBy: ({ lastSeenAt }) => lastSeenAt,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (member) => {
        if (member.isYou)
          return isOwner && isLastOwner ? (
            <span className="small muted">The only owner cannot leave</span>
          ) : (
            <Button size="2" variant="soft" color="red" onClick={() => handleLeave(member)}>
              Leave
            </Button>
          )
        if (!isOwner) return <span className="muted">–</span>
        return (
          <span className="inline-flex flex-wrap justify-end gap-2">
            {member.role !== 'owner' && member.state === 'active' && (
              <Button
                size="2"
                variant="soft"
                color="gray"
                aria-label={`Hand over to ${nameOf(member)}`}
                onClick={() => handleTransfer(member)}
              >
                Hand over
              </Button>
            )}
            <Button
              size="2"
              variant="soft"
              color="red"
              aria-label={`Remove ${nameOf(member)}`}
              onClick={() => handleRemove(member)}
            >
              Remove
            </Button>
          </span>
        )
      },
    },
  ]

  return (
    <>
      <DataTable caption="Members" columns={columns} rows={team.members} rowKey={({ _id }) => _id} empty="Nobody is here" />
      {dialog}
    </>
  )
}

const RolePicker = ({ member, onChanged }: { member: TeamMemberRecord; onChanged: () => Promise<void> }) => {
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()

  const handleChange = async (role: Role) => {
    const refuse = refusalAt()
    setBusy(true)
    const answer = await changeRole(member._id, role)
    await onChanged()
    setBusy(false)
    if (!answer.ok) return refuse(said(answer.failure, 'Failed to change the role'))
    showToast('success', `${nameOf(member)} is now ${aRole[role]}`)
  }

  return (
    <select
      className="input role-picker"
      aria-label={`Role of ${nameOf(member)}`}
      value={member.role}
      disabled={busy}
      onChange={(event) => handleChange(event.target.value as Role)}
    >
      <RoleOptions />
    </select>
  )
}
