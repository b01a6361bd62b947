import type { DashboardRecord } from '#src/accounts/views.ts'
import { Stat } from '../../components/stat.tsx'

const cards = [
  { key: 'totalUsers', label: 'Total Users' },
  { key: 'pendingApproval', label: 'Pending Approval' },
  { key: 'activeUsers', label: 'Active Users' },
  { key: 'adminUsers', label: 'Admin Users' },
] as const

export const StatCards = ({ stats }: { stats: DashboardRecord['stats'] }) => (
  <dl className="stats cards tile-9">
    {cards.map(({ key, label }) => (
      <Stat key={key} label={label} isWaiting={key === 'pendingApproval' && stats[key] > 0}>
        {stats[key]}
      </Stat>
    ))}
  </dl>
)
