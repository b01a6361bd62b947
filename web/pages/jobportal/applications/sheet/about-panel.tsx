import type { ReactNode } from 'react'
import type { ApplicationDetail, Correction } from '../../../../api/applications.ts'
import { Notice } from '../../../../components/notice.tsx'
import { StatusBadge } from '../../../../components/status-badge.tsx'
import { dayOf } from '../../../../dates.ts'
import { Moment } from '../../../../words/moment.tsx'
import { ChoiceButton, type Choosing } from '../../../recruiter/candidate/choice-button.tsx'
import type { PanelProps } from './panel.ts'
import { correctionHeading } from './words.ts'

interface AboutPanelProps extends Pick<PanelProps, 'detail'>, Choosing {
  /** Whether the document is shown, in which quotes can be looked at. */
  canShow: boolean
}

/** What the applicant says: answers, corrections, wishes, and what they agreed to. */
export const AboutPanel = ({ detail, canShow, ...choosing }: AboutPanelProps) => {
  const { answers, corrections, review, consent, allowedToShare, source, resumeFile, earlier, erasedAt, hold } = detail
  return (
    <div className="stack gap-6">
      <section>
        <h2>Answers to your questions</h2>
        {answers.length === 0 ? <p className="muted">This job asks no questions of its own.</p> : <Answers answers={answers} />}
      </section>
      <section>
        <h2>Corrected by the applicant</h2>
        {corrections.length === 0 ? (
          <p className="muted">Nothing. Applicants see what was read from their resume and can correct it.</p>
        ) : (
          <ul className="bare corrections stack gap-3" data-choices="">
            {corrections.map((correction) => (
              <li key={correction.id}>
                <CorrectionItem correction={correction} canShow={canShow} {...choosing} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {review && (
        <section>
          <h2>Review by a person</h2>
          <p>
            Asked for on <Moment at={review.askedAt} />
            {review.reviewedAt ? (
              <>
                , done on <Moment at={review.reviewedAt} />.
              </>
            ) : (
              ', not done yet.'
            )}
          </p>
          {review.reason && <p className="muted py-2 pre-wrap break-anywhere">“{review.reason}”</p>}
        </section>
      )}
      <section>
        <h2>Sent</h2>
        <dl className="facts stack gap-2">
          <Fact name="File">{resumeFile}</Fact>
          <Fact name="Came by">{source ?? 'The public page'}</Fact>
          <Fact name="Agreed">
            To the text of version {consent.version}, <Moment at={consent.at} />
          </Fact>
          <Fact name="Kept">
            {hold
              ? 'On hold: nothing deletes it'
              : erasedAt
                ? `Will be erased on ${dayOf(erasedAt)}`
                : 'Until you or the applicant delete it'}
          </Fact>
          <Fact name="Sharing">
            {allowedToShare
              ? 'You may keep the application for other jobs and share it inside your group'
              : 'For this job only: not to be shared'}
          </Fact>
        </dl>
      </section>
      {earlier.length > 0 && (
        <section>
          <h2>Sent before</h2>
          <p className="muted">They applied again: what counts is what they sent last.</p>
          <ul className="bare earlier stack gap-3 mt-2 break-anywhere">
            {earlier.map((version) => (
              <li key={version.appliedAt}>
                <p className="row row-between gap-2">
                  <span>
                    <a href={version.url} target="_blank" rel="noopener">
                      {version.resumeFile}
                      <span className="visually-hidden">, opens in a new tab</span>
                    </a>{' '}
                    <span className="muted">of {dayOf(version.appliedAt)}</span>
                  </span>
                </p>
                {version.answers.length > 0 && (
                  <details>
                    <summary>Answers of then</summary>
                    <Answers answers={version.answers} />
                  </details>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const Answers = ({ answers }: Pick<ApplicationDetail, 'answers'>) => (
  <dl className="answers stack gap-3">
    {answers.map(({ questionId, question, answer, flagged, url }) => (
      <div key={questionId}>
        <dt>{question}</dt>
        <dd className="py-2 pre-wrap break-anywhere">
          {url ? <a href={url}>{answer}</a> : answer.trim() || <span className="muted">No answer</span>}
          {flagged && (
            <>
              {' '}
              <StatusBadge tone="info">Flag</StatusBadge>
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
)

const CorrectionItem = ({ correction, canShow, ...choosing }: { correction: Correction; canShow: boolean } & Choosing) => {
  const { id, at, value, comment, quote } = correction
  return (
    <Notice>
      <p className="row gap-2">
        <strong>{correctionHeading(correction)}</strong>
        {quote ? (
          <StatusBadge tone="success">Found in the resume, counts</StatusBadge>
        ) : (
          <StatusBadge>The applicant's word</StatusBadge>
        )}
      </p>
      {comment && <p className="py-2 pre-wrap break-anywhere">{comment}</p>}
      {quote && canShow && (
        <ChoiceButton
          choice={{ key: `correction ${id}`, label: value, quotes: [quote] }}
          className="demand demand-plain"
          {...choosing}
        >
          <span className="medium break-anywhere">“{quote.quote}”</span>
          <span className="quote-page muted small numeric nowrap">p. {quote.page}</span>
        </ChoiceButton>
      )}
      <p className="small muted">
        <Moment at={at} />
      </p>
    </Notice>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
