import type { Role } from '#src/accounts/views.ts'
import { StatusBadge } from '../../components/status-badge.tsx'

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  viewer: 'Viewer',
  'hiring-manager': 'Hiring manager',
  interviewer: 'Interviewer',
}

export const aRole: Record<Role, string> = {
  owner: 'an owner',
  recruiter: 'a recruiter',
  viewer: 'a viewer',
  'hiring-manager': 'a hiring manager',
  interviewer: 'an interviewer',
}

/** What a role may do, in a sentence. */
export const roleHints: Record<Role, string> = {
  owner: 'Owners do everything, and decide who is in the team.',
  recruiter: 'Recruiters upload, rank and work with candidates.',
  viewer: 'Viewers look at everything and change nothing.',
  'hiring-manager': 'Hiring managers see only the jobs they are named on, and move or reject candidates there.',
  interviewer: 'Interviewers see only the candidates of the jobs they are named on, and write notes about them.',
}

export const RoleBadge = ({ role }: { role: Role }) => (
  <StatusBadge tone={role === 'owner' ? 'accent' : role === 'recruiter' ? 'info' : 'neutral'}>{roleNames[role]}</StatusBadge>
)

export const RoleOptions = () =>
  (['recruiter', 'hiring-manager', 'interviewer', 'viewer', 'owner'] as const).map((role) => (
    <option key={role} value={role}>
      {roleNames[role]}
    </option>
  ))
