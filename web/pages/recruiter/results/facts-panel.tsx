import type { ResultRecord } from '../../../api/results.ts'
import { dayOf } from '../../../dates.ts'
import { Moment } from '../../../words/moment.tsx'
import { lengthOf } from './words.ts'

const took = (from: string | null, to: string | null) => (from && to ? ` (${lengthOf(Date.parse(to) - Date.parse(from))})` : '')

/** When what happened, and what the candidate agreed to. */
export const FactsPanel = ({ result }: { result: ResultRecord }) => {
  const { sentAt, expiresAt, startedAt, mcqCompletedAt, voiceStartedAt, completedAt, questions, voiceQuestions, status } = result
  const open = result.options.answers === 'written' ? 'Written part' : 'Spoken part'
  /** What happened, when, and how long it took. */
  const facts: [string, string | null, string?][] = [
    ['Sent', sentAt],
    [status === 'expired' ? 'Expired' : 'Link works until', startedAt ? null : expiresAt],
    ['Begun', startedAt],
    ['Multiple choice done', questions.length > 0 ? mcqCompletedAt : null, took(startedAt, mcqCompletedAt)],
    [`${open} begun`, voiceQuestions.length > 0 && questions.length > 0 ? voiceStartedAt : null],
    ['Finished', completedAt, took(voiceStartedAt ?? startedAt, completedAt)],
  ]
  return (
    <section className="panel stack gap-3" aria-labelledby="facts-heading">
      <h2 id="facts-heading">Times and consent</h2>
      <dl>
        {facts.map(
          ([name, at, length]) =>
            at && (
              <div className="flex flex-wrap justify-between gap-0-3 py-1 line-bottom" key={name}>
                <dt>{name}</dt>
                <dd className="numeric">
                  <Moment at={at} />
                  {length}
                </dd>
              </div>
            ),
        )}
      </dl>
      <Consent consent={result.consent} />
    </section>
  )
}

const Consent = ({ consent }: Pick<ResultRecord, 'consent'>) => {
  if (!consent) return <p className="muted">The candidate has not agreed to anything yet.</p>
  return (
    <div className="stack gap-2">
      <p>
        {consent.allowedToShare
          ? 'The candidate agreed, and allows this result to be shared.'
          : 'The candidate agreed, and does not allow this result to be shared outside this workspace.'}
      </p>
      <details>
        <summary>
          Version {consent.version}, {dayOf(consent.at)}: what was agreed to
        </summary>
        <blockquote className="mt-2 pl-3 text-soft quote-line">{consent.text}</blockquote>
      </details>
    </div>
  )
}
