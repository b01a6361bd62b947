import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { EvidenceAnswer } from '../../../api/evidence.ts'
import { activityAddress } from '../../../api/hiring.ts'
import { historyAddress } from '../../../api/people.ts'
import { scorecardAddress } from '../../../api/scorecards.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { Panels } from '../../../components/panel-boundary.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useIsNamed, useRefresh } from '../../../state/user.ts'
import { DecisionBar } from '../decide/decision-bar.tsx'
import { Steps, useSteps } from '../decide/steps.tsx'
import { CandidateMenu } from '../privacy/candidate-menu.tsx'
import { type PrivacyOfCandidate, usePrivacy } from '../privacy/use-privacy.ts'
import { Download, nameOf } from '../resume-actions.tsx'
import { CandidateHeading } from './candidate-heading.tsx'
import { CandidateNotHere } from './candidate-not-here.tsx'
import { EvidenceView } from './evidence-view.tsx'

/** One candidate at an address of its own; `?requirement=` and the id of one shows its quote at once. */
export const CandidatePage: Page<CallResult<EvidenceAnswer>> = () => {
  const answer = usePageData(CandidatePage)
  const refresh = useRefresh()
  const id = answer.ok ? answer.data.candidate._id : null
  const isNamed = useIsNamed()
  const person = usePrivacy(id)
  const steps = useSteps(id ?? '')
  return (
    <div className="candidate-page flex flex-col">
      <div className="gap-0-4 flex flex-wrap items-baseline justify-between">
        <Link to={isNamed ? '/dashboard/jobs' : '/dashboard/candidates'} className="back-link self-start">
          ← {isNamed ? 'Your jobs' : 'All candidates'}
        </Link>
        <Steps {...steps} />
      </div>
      {person.deleted ? (
        <LazyPanel
          bring={async () => (await import('../privacy/deleted-state.tsx')).DeletedState}
          props={{}}
          waiting={<p role="status">This candidate was deleted.</p>}
        />
      ) : (
        <Candidate answer={answer} person={person} steps={steps} onRetry={refresh} />
      )}
    </div>
  )
}

interface CandidateProps {
  answer: CallResult<EvidenceAnswer>
  person: PrivacyOfCandidate
  steps: ReturnType<typeof useSteps>
  onRetry: () => void
}

const Candidate = ({ answer, person, steps, onRetry }: CandidateProps) => {
  const [assessing, setAssessing] = useState(0)
  const isNamed = useIsNamed()
  const parameters = new URLSearchParams(useLocation().search)
  if (!answer.ok && answer.failure.status === 404) return <CandidateNotHere />
  if (!answer.ok) return <FailedState title="The candidate could not be loaded" failure={answer.failure} onRetry={onRetry} />
  const { candidate, document } = answer.data
  return (
    <Panels>
      <CandidateHeading
        record={candidate}
        recognised={document.recognised}
        title={(name) => <h1>{name}</h1>}
        actions={
          <>
            <Button asChild variant="soft" color="gray" size="1">
              <Link to={activityAddress(candidate._id)}>Stage, notes and tasks</Link>
            </Button>
            <Button asChild variant="soft" color="gray" size="1">
              <Link to={scorecardAddress(candidate._id)}>Scorecards</Link>
            </Button>
            {!isNamed && (
              <Button asChild variant="soft" color="gray" size="1">
                <Link to={historyAddress(candidate._id)}>History</Link>
              </Button>
            )}
            <Download record={candidate} />
            <CandidateMenu candidateId={candidate._id} name={nameOf(candidate)} person={person} />
          </>
        }
      />
      <DecisionBar
        key={`decide ${candidate._id}`}
        candidateId={candidate._id}
        name={nameOf(candidate)}
        jobTitle={candidate.jobDescriptionId.title}
        goPrevious={steps.goPrevious}
        goNext={steps.goNext}
        onAssess={() => setAssessing((times) => times + 1)}
      />
      <LazyPanel
        bring={async () => (await import('../blind/blind-note.tsx')).BlindNote}
        props={{
          candidateId: candidate._id,
          name: nameOf(candidate),
          isHidden: candidate.blindReview === true,
          onRevealed: onRetry,
        }}
        waiting={null}
      />
      {person.privacy?.hold && (
        <LazyPanel
          bring={async () => (await import('../privacy/hold-note.tsx')).HoldNote}
          props={{ hold: person.privacy.hold }}
          waiting={null}
        />
      )}
      {!isNamed && (
        <LazyPanel
          bring={async () => (await import('../privacy/notice-strip.tsx')).NoticeStrip}
          props={{ candidateId: candidate._id, name: nameOf(candidate) }}
          waiting={
            <section className="row gap-1-3 flex-none mb-3" aria-label="Privacy notice">
              <h2 className="text-2">Privacy notice</h2>
              <span className="muted">Loading...</span>
            </section>
          }
        />
      )}
      {!isNamed && (
        <LazyPanel
          bring={async () => (await import('../assessments/assessment-strip.tsx')).AssessmentStrip}
          props={{ candidateId: candidate._id, wanted: assessing }}
          waiting={
            <section className="row gap-1-3 flex-none mb-3" aria-label="Assessment">
              <h2 className="text-2">Assessment</h2>
              <span className="muted">Loading...</span>
            </section>
          }
        />
      )}
      <EvidenceView
        key={candidate._id}
        record={candidate}
        answer={answer}
        onRetry={onRetry}
        requirement={parameters.get('requirement')}
      />
    </Panels>
  )
}
