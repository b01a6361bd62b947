import type { SystemRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'

/** What went wrong in the browsers of people, so that nobody has to report it first. */
export const BrowsersCard = ({ browserFailures }: Pick<SystemRecord, 'browserFailures'>) => (
  <section className="panel stack" aria-labelledby="browsers">
    <h2 id="browsers">What broke in browsers</h2>
    {browserFailures.length === 0 ? (
      <p className="muted">Nothing so far.</p>
    ) : (
      <ul className="troubled">
        {browserFailures.map(({ _id, page, name, positions, browser, version, times, lastAt }) => (
          <li className="flex flex-col gap-2 break-anywhere line-top" key={_id}>
            <div className="row row-between">
              <strong>{page}</strong>
              <StatusBadge tone="warning">{times === 1 ? 'Once' : `${times} times`}</StatusBadge>
            </div>
            <p>
              {name} at <code>{positions[0]}</code>
            </p>
            <p className="small muted">
              Last at <Moment at={lastAt} /> in {browser}, version {version}
            </p>
          </li>
        ))}
      </ul>
    )}
    <p className="small muted">Pages report where they broke, and nothing about who used them or what they showed.</p>
  </section>
)
