import type { Role } from '#src/accounts/views.ts'
import { StatusBadge } from '../../components/status-badge.tsx'

export const roleNames: Record<Role, string> = { owner: 'Owner', recruiter: 'Recruiter', viewer: 'Viewer' }

/** What a role may do, in a sentence. */
export const roleHints: Record<Role, string> = {
  owner: 'Does everything, and decides who is in the team.',
  recruiter: 'Uploads, ranks and works with candidates.',
  viewer: 'Looks at everything and changes nothing.',
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
