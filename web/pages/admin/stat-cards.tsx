import type { DashboardRecord } from '#src/accounts/views.ts'

const cards = [
  { key: 'totalUsers', label: 'Total Users' },
  { key: 'pendingApproval', label: 'Pending Approval' },
  { key: 'activeUsers', label: 'Active Users' },
  { key: 'adminUsers', label: 'Admin Users' },
] as const

export const StatCards = ({ stats }: { stats: DashboardRecord['stats'] }) => (
  <dl className="stats">
    {cards.map(({ key, label }) => (
      <div key={key} className="panel stat" data-waiting={(key === 'pendingApproval' && stats[key] > 0) || undefined}>
        <dt>{label}</dt>
        <dd className="numeric">{stats[key]}</dd>
      </div>
    ))}
  </dl>
)
