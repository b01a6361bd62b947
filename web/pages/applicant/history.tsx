import type { ApplicantView } from '../../api/applicant.ts'
import { Moment } from '../../words/moment.tsx'
import { useWords } from '../../words/words.ts'

export const History = ({ events }: Pick<ApplicantView, 'events'>) => {
  const words = useWords('applicant')
  if (events.length === 0) return null
  return (
    <section className="applicant-part stack gap-3 line-top" aria-labelledby="history-title">
      <h2 id="history-title">{words.history}</h2>
      <ol className="applicant-history stack gap-3">
        {events.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
          <li className="grid items-baseline gap-0-3" key={index}>
            <Moment className="small muted" at={at} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
