import type { ApplicantView } from '../../api/applicant.ts'
import { Moment } from '../../words/moment.tsx'
import { rich } from '../../words/rich.tsx'
import { useWords } from '../../words/words.ts'

/** What came from the applicant: the answers to the company's questions, and what was agreed to. */
export const Sent = ({ view: { answers, shownFields, consent } }: { view: ApplicantView }) => {
  const words = useWords('applicant')
  return (
    <section className="applicant-part stack gap-3 line-top" aria-labelledby="sent-title">
      <h2 id="sent-title">{words.sent}</h2>
      {answers.length > 0 && (
        <dl className="stack gap-3">
          {answers.map(({ questionId, question, answer }) => (
            <div key={questionId}>
              <dt className="medium">{question}</dt>
              <dd className="flex-1 min-w-0 pre-line">{answer || <span className="muted">{words.noAnswer}</span>}</dd>
            </div>
          ))}
        </dl>
      )}
      {shownFields.length > 0 && (
        <>
          <h3>{words.noted}</h3>
          <dl className="stack gap-3">
            {shownFields.map(({ name, value }) => (
              <div key={name}>
                <dt className="medium">{name}</dt>
                <dd className="flex-1 min-w-0 pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{words.agreed}</h3>
      {consent.text ? (
        <blockquote className="pl-3 text-strong quote-line">{consent.text}</blockquote>
      ) : (
        <p>{words.noConsentText}</p>
      )}
      <p className="small muted">{rich(words.consentOf, { version: consent.version, time: () => <Moment at={consent.at} /> })}</p>
      <p>{consent.allowedToShare ? words.mayShare : words.mayNotShare}</p>
    </section>
  )
}
