import type { ApplicantView } from '../../api/applicant.ts'
import { momentOf } from '../../dates.ts'

export const History = ({ events }: Pick<ApplicantView, 'events'>) =>
  events.length > 0 && (
    <section className="applicant-part" aria-labelledby="history-title">
      <h2 id="history-title">What has happened</h2>
      <ol className="applicant-history">
        {events.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
          <li key={index}>
            <time className="small muted" dateTime={at}>
              {momentOf(at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
