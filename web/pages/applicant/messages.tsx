import type { ApplicantView } from '../../api/applicant.ts'
import { Moment } from '../../words/moment.tsx'
import { useWords } from '../../words/words.ts'

export const Messages = ({ messages }: Pick<ApplicantView, 'messages'>) => {
  const words = useWords('applicant')
  if (messages.length === 0) return null
  return (
    <section className="applicant-part stack gap-3 line-top" aria-labelledby="messages-title">
      <h2 id="messages-title">{words.messages}</h2>
      <ul className="applicant-messages stack gap-3">
        {messages.map(({ subject, body, sentBy, at }) => (
          <li className="flex flex-col items-flex-start gap-1 pad outlined rounded-4" key={at + subject}>
            <h3>{subject}</h3>
            <p className="small muted">
              {sentBy}, <Moment at={at} />
            </p>
            <p className="flex-1 min-w-0 pre-line">{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
