import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { boardAddress, type WorkflowAnswer } from '../../../api/hiring.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useUser } from '../../../state/user.ts'
import { CandidateNotHere } from '../candidate/candidate-not-here.tsx'
import { CandidateMenu } from '../privacy/candidate-menu.tsx'
import { usePrivacy } from '../privacy/use-privacy.ts'
import { CandidateWorkflow } from './candidate-workflow.tsx'

/** One candidate's way through the hiring, at an address of its own. */
export const ActivityPage: Page<CallResult<WorkflowAnswer>> = () => {
  const answer = usePageData(ActivityPage)
  const role = useUser()?.role
  const person = usePrivacy(answer.ok ? answer.data.candidate._id : null)
  if (person.deleted) return <LazyPanel bring={bringDeleted} props={{}} waiting={null} />
  if (!answer.ok && answer.failure.status === 404) return <CandidateNotHere />
  if (!answer.ok)
    return (
      <>
        <PageHeading title="Candidate" />
        <CandidateWorkflow candidateId="" initial={answer} />
      </>
    )
  const { candidate } = answer.data
  return (
    <>
      {role === 'interviewer' ? (
        <Link to="/dashboard/jobs" className="back-link">
          ← Your jobs
        </Link>
      ) : (
        <Link to={boardAddress(candidate.jobDescriptionId._id)} className="back-link">
          ← Board of {candidate.jobDescriptionId.title || 'the job description'}
        </Link>
      )}
      <PageHeading
        title={candidate.name ?? candidate.filename}
        actions={
          <>
            <Button asChild variant="soft" color="gray">
              <Link to={candidateAddress(candidate._id)}>Evidence and resume</Link>
            </Button>
            <CandidateMenu candidateId={candidate._id} name={candidate.name ?? candidate.filename} person={person} size="2" />
          </>
        }
      >
        {[candidate.jobDescriptionId.title, candidate.email].filter(Boolean).join(' · ')}
      </PageHeading>
      <LazyPanel bring={bringPresence} props={{ candidateId: candidate._id }} waiting={null} />
      {person.privacy?.hold && (
        <LazyPanel
          bring={async () => (await import('../privacy/hold-note.tsx')).HoldNote}
          props={{ hold: person.privacy.hold }}
          waiting={null}
        />
      )}
      <CandidateWorkflow key={candidate._id} candidateId={candidate._id} initial={answer} />
    </>
  )
}

const bringDeleted = async () => (await import('../privacy/deleted-state.tsx')).DeletedState
const bringPresence = async () => (await import('../../../components/presence-note.tsx')).PresenceNote
