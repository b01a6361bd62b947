import type { ApplicantView } from '../../api/applicant.ts'
import { momentOf } from '../../dates.ts'

export const Messages = ({ messages }: Pick<ApplicantView, 'messages'>) =>
  messages.length > 0 && (
    <section className="applicant-part" aria-labelledby="messages-title">
      <h2 id="messages-title">Messages from the company</h2>
      <ul className="applicant-messages">
        {messages.map(({ subject, body, sentBy, at }) => (
          <li key={at + subject}>
            <h3>{subject}</h3>
            <p className="small muted">
              {sentBy}, <time dateTime={at}>{momentOf(at)}</time>
            </p>
            <p className="applicant-words">{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
