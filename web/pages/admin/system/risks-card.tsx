import type { SystemRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'

/** What is risky about how the server is set up, and what to do about it. */
export const RisksCard = ({ risks }: Pick<SystemRecord, 'risks'>) => (
  <section className="panel stack" aria-labelledby="set-up">
    <h2 id="set-up">Set-up</h2>
    {risks.length === 0 ? (
      <p className="muted">Nothing about how this server is set up is risky.</p>
    ) : (
      <ul className="risks">
        {risks.map(({ code, grade, text, remedy }) => (
          <li key={code} className="stack gap-2 line-top">
            <p>
              <StatusBadge tone={grade === 'danger' ? 'error' : 'warning'}>
                {grade === 'danger' ? 'Wrong' : 'Think about it'}
              </StatusBadge>{' '}
              {text}
            </p>
            <p className="small muted">{remedy}</p>
          </li>
        ))}
      </ul>
    )}
  </section>
)
