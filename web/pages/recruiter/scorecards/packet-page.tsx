import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { EvidenceAnswer } from '../../../api/evidence.ts'
import { activityAddress, type WorkflowAnswer } from '../../../api/hiring.ts'
import type { OffersAnswer } from '../../../api/scheduling.ts'
import type { PacketData, ScorecardsAnswer } from '../../../api/scorecards.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { SampleBadge } from '../../../components/sample-badge.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'
import { Moment } from '../../../words/moment.tsx'
import { type Quote, quoteKey } from '../candidate/choices.ts'
import { QuoteSentence } from '../candidate/quote-sentence.tsx'
import { nameOf } from '../resume-actions.tsx'
import { offerInWords } from '../scheduling/offer-state.tsx'
import { Agreement, SubmittedScorecard, Waiting } from './submitted.tsx'

const stateWords = { met: 'Shown', partly: 'Partly shown', missing: 'Not found', unknown: 'Left open' }

/** Everything that a decision about one candidate rests on, as far as this reader sees it, on pages that print. */
export const PacketPage: Page<PacketData> = () => {
  const { evidence, workflow, offers, scorecards, fields, application } = usePageData(PacketPage)
  const refresh = useRefresh()
  if (!evidence.ok)
    return (
      <>
        <PageHeading title="Hiring packet" />
        <FailedState title="The packet could not be loaded" failure={evidence.failure} onRetry={() => void refresh()} />
      </>
    )
  const { candidate } = evidence.data
  return (
    <div className="packet stack gap-5">
      <Link to={activityAddress(candidate._id)} className="back-link">
        ← {nameOf(candidate)}
      </Link>
      <PageHeading title={`Hiring packet: ${nameOf(candidate)}`} actions={<Button onClick={() => window.print()}>Print</Button>}>
        <SampleBadge id={candidate._id} /> {candidate.jobDescriptionId.title}
        {workflow.ok && ` · ${stageOf(workflow.data)}`}
      </PageHeading>
      <Evidence candidate={candidate} contexts={evidence.data.contexts} />
      <Answered application={application} />
      <Filled fields={fields} />
      <Part title="Scorecards" answer={scorecards} onRetry={refresh}>
        {(data) => <Scorecards answer={data} />}
      </Part>
      <Part title="Interviews" answer={offers} onRetry={refresh}>
        {(data) => <Interviews answer={data} />}
      </Part>
      <Part title="Notes" answer={workflow} onRetry={refresh}>
        {(data) => <Notes workflow={data} />}
      </Part>
      <p className="small muted">
        Holds what you may see of this candidate. Others may see more or less. Personal data: shred what you print.
      </p>
    </div>
  )
}

/** What somebody answered when they applied; nothing for who was uploaded, and for who may not see it. */
const Answered = ({ application: answer }: Pick<PacketData, 'application'>) => {
  const answers = (answer?.ok && answer.data.application?.answers) || []
  if (answers.length === 0) return null
  return (
    <section className="packet-part stack gap-3">
      <h2>Answers when applying</h2>
      <dl className="stack gap-2">
        {answers.map(({ questionId, question, answer, flagged }) => (
          <div key={questionId}>
            <dt className="small muted">{question}</dt>
            <dd className="note-text pre-wrap break-anywhere">
              {answer}
              {flagged && <span className="muted"> (flagged)</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What stands in the workspace's fields, as far as this reader sees them. */
const Filled = ({ fields }: Pick<PacketData, 'fields'>) => {
  const filled = fields.ok ? fields.data.filter(({ shown }) => shown !== null) : []
  if (filled.length === 0) return null
  return (
    <section className="packet-part stack gap-3">
      <h2>Fields</h2>
      <p className="small muted">Never part of the score: that rests on the resume alone.</p>
      <dl className="stack gap-2">
        {filled.map(({ field, shown }) => (
          <div key={field._id}>
            <dt className="small muted">{field.name}</dt>
            <dd className="note-text pre-wrap break-anywhere">{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const stageOf = ({ stages, placement }: WorkflowAnswer) =>
  `in ${stages.find(({ _id }) => _id === placement.stageId)?.name ?? 'no stage'}`

interface PartProps<Answer> {
  title: string
  answer: CallResult<Answer>
  onRetry: () => Promise<void>
  children: (answer: Answer) => React.ReactNode
}

const Part = <Answer,>({ title, answer, onRetry, children }: PartProps<Answer>) => (
  <section className="packet-part stack gap-3">
    <h2>{title}</h2>
    {answer.ok ? (
      children(answer.data)
    ) : (
      <FailedState title="This could not be loaded" failure={answer.failure} onRetry={() => void onRetry()} />
    )}
  </section>
)

const Evidence = ({ candidate, contexts }: Pick<EvidenceAnswer, 'candidate' | 'contexts'>) => {
  const [{ 'Resume Data': data, Analysis: analysis }] = candidate.matchingResult
  const asked = analysis.requirements
    .filter(({ component }) => component !== 'duties')
    .toSorted((one, other) => Number(other.must) - Number(one.must))
  const percentage = data['Matching Percentage']
  return (
    <section className="packet-part stack gap-3">
      <h2>Evidence</h2>
      <p>
        <strong>{percentage === null ? 'The resume could not be read.' : `${percentage}% match`}</strong>
        {data.designation[0] && ` · ${data.designation[0]}`}
      </p>
      <table className="plain-table">
        <caption className="visually-hidden">What the job asks for</caption>
        <thead>
          <tr>
            <th scope="col">Asked for</th>
            <th scope="col">In the resume</th>
            <th scope="col">In its words</th>
          </tr>
        </thead>
        <tbody>
          {asked.map(({ id, label, must, state, evidence }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {must && <span className="muted"> (must-have)</span>}
              </th>
              <td>{stateWords[state]}</td>
              <td>{evidence[0] ? <InItsSentence quote={evidence[0]} contexts={contexts} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const InItsSentence = ({ quote, contexts }: { quote: Quote } & Pick<EvidenceAnswer, 'contexts'>) => {
  const context = contexts[quoteKey(quote)]
  return context ? <QuoteSentence quote={quote} context={context} /> : <q>{quote.quote}</q>
}

const Scorecards = ({ answer: { mine, others, waiting, agreement } }: { answer: ScorecardsAnswer }) => (
  <>
    {!mine?.submittedAt && others.length === 0 && waiting === 0 && <p className="muted">Nobody has submitted one yet.</p>}
    <Waiting count={waiting} />
    <Agreement lines={agreement} />
    {mine?.submittedAt && <SubmittedScorecard card={mine} isMine />}
    {others.map((card) => (
      <SubmittedScorecard key={card._id} card={card} />
    ))}
  </>
)

const Interviews = ({ answer: { offers, people } }: { answer: OffersAnswer }) =>
  offers.length === 0 ? (
    <p className="muted">None so far.</p>
  ) : (
    <ul className="bare packet-list grid gap-3">
      {offers.map((offer) => (
        <li key={offer._id}>
          {offerInWords(offer)} · {offer.minutes} minutes with{' '}
          {people.find(({ _id }) => _id === offer.interviewerId)?.fullName ?? 'a former colleague'}
        </li>
      ))}
    </ul>
  )

const Notes = ({ workflow: { notes, colleagues } }: { workflow: WorkflowAnswer }) =>
  notes.length === 0 ? (
    <p className="muted">None that you may read.</p>
  ) : (
    <ul className="bare packet-list grid gap-3">
      {notes.map(({ _id, text, authorId, createdAt }) => (
        <li key={_id}>
          <p className="break-anywhere pre-line">{text}</p>
          <p className="small muted">
            {colleagues.find((colleague) => colleague._id === authorId)?.fullName ?? 'Somebody else'}, <Moment at={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  )
