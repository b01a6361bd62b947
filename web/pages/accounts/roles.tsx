import type { Role } from '#src/accounts/views.ts'
import { StatusBadge } from '../../components/status-badge.tsx'

export const roleNames: Record<Role, string> = { owner: 'Owner', recruiter: 'Recruiter', viewer: 'Viewer' }

export const aRole: Record<Role, string> = { owner: 'an owner', recruiter: 'a recruiter', viewer: 'a viewer' }

/** What a role may do, in a sentence. */
export const roleHints: Record<Role, string> = {
  owner: 'Owners do everything, and decide who is in the team.',
  recruiter: 'Recruiters upload, rank and work with candidates.',
  viewer: 'Viewers look at everything and change nothing.',
}

export const RoleBadge = ({ role }: { role: Role }) => (
  <StatusBadge tone={role === 'owner' ? 'accent' : role === 'recruiter' ? 'info' : 'neutral'}>{roleNames[role]}</StatusBadge>
)

export const RoleOptions = () =>
  (['recruiter', 'viewer', 'owner'] as const).map((role) => (
    <option key={role} value={role}>
      {roleNames[role]}
    </option>
  ))
