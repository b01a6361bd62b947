import { Avatar } from '../../components/avatar.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { dayOf } from '../../dates.ts'
import type { SessionUser } from '../../state/session.ts'
import { roleNames } from './roles.tsx'

/** The plan in the words of the product: 'Trial until Dec 5, 2026'. */
export const planOf = ({ isAdmin, isUnlimited, subscription, trialEnd }: SessionUser): string => {
  if (isAdmin) return 'Admin (Unlimited)'
  if (subscription.plan === 'paid') return `Paid until ${dayOf(subscription.expiresAt)}`
  if (subscription.plan === 'free' || isUnlimited) return 'Free (Unlimited)'
  return `Trial until ${dayOf(trialEnd ?? subscription.expiresAt)}`
}

export const ProfileCard = ({ user }: { user: SessionUser }) => {
  const facts = [
    ['Email', user.email],
    ['Mobile Number', user.mobileNumber],
    ['Company Name', user.companyName],
    ['Designation', user.designation],
    ['Workspace', user.workspace.name],
    ['Role', roleNames[user.role]],
    ['Member since', dayOf(user.createdAt)],
  ] as const
  const { isActive } = user.subscription
  return (
    <section className="panel stack gap-5" aria-label="Account">
      <div className="row">
        <Avatar name={user.fullName || user.email} size="large" />
        <div className="stack gap-1">
          <h2>{user.fullName || 'N/A'}</h2>
          <div>
            <StatusBadge tone={isActive || user.isAdmin ? 'accent' : 'warning'}>{planOf(user)}</StatusBadge>
          </div>
        </div>
      </div>
      <dl className="facts stack gap-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || 'N/A'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
