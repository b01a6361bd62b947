import { ProgressBar } from '../../components/progress-bar.tsx'
import type { SessionUser } from '../../state/session.ts'

const meters = [
  { key: 'jdUploads', label: 'JD uploads' },
  { key: 'resumeUploads', label: 'Resume uploads' },
  { key: 'assessments', label: 'Assessments' },
] as const

export const UsageMeters = ({ user }: { user: SessionUser }) => {
  const unlimited = user.isAdmin || user.isUnlimited
  return (
    <section className="panel stack gap-5" aria-labelledby="usage">
      <h2 id="usage">Usage</h2>
      {meters.map(({ key, label }) => {
        const used = user.usage[key] ?? 0
        const limit = unlimited ? null : (user.subscription.limits?.[key] ?? null)
        return <Meter key={key} label={label} used={used} limit={limit} />
      })}
    </section>
  )
}

const Meter = ({ label, used, limit }: { label: string; used: number; limit: number | null }) => (
  <div className="stack gap-2">
    <div className="row row-between">
      <span className="strong">{label}</span>
      <span className="muted numeric">
        {limit === null ? `${inDigits(used)} used, no limit` : `${inDigits(used)} of ${inDigits(limit)} used`}
      </span>
    </div>
    {limit !== null && <ProgressBar label={label} value={used} max={limit} tone={toneFor(used, limit)} />}
  </div>
)

const inDigits = (count: number) => count.toLocaleString('en')

const toneFor = (used: number, limit: number) => (used >= limit ? 'error' : used >= limit * 0.8 ? 'warning' : 'accent')
