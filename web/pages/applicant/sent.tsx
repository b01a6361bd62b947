import type { ApplicantView } from '../../api/applicant.ts'
import { momentOf } from '../../dates.ts'

/** What came from the applicant: the answers to the company's questions, and what was agreed to. */
export const Sent = ({ view: { answers, consent } }: { view: ApplicantView }) => (
  <section className="applicant-part" aria-labelledby="sent-title">
    <h2 id="sent-title">What you sent</h2>
    {answers.length > 0 && (
      <dl className="applicant-answers">
        {answers.map(({ questionId, question, answer }) => (
          <div key={questionId}>
            <dt>{question}</dt>
            <dd className="applicant-words">{answer || <span className="muted">No answer</span>}</dd>
          </div>
        ))}
      </dl>
    )}
    <h3>What you agreed to</h3>
    {consent.text ? <blockquote>{consent.text}</blockquote> : <p>The words of this version are not kept on this server.</p>}
    <p className="small muted">
      Version {consent.version}, agreed to on <time dateTime={consent.at}>{momentOf(consent.at)}</time>
    </p>
    <p>
      {consent.allowedToShare
        ? 'You also allowed the company to keep your application for other jobs and to share it inside its group.'
        : 'You did not allow the company to keep your application for other jobs or to share it.'}
    </p>
  </section>
)
