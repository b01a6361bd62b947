import { Button } from '@radix-ui/themes'
import type { ApplicationDetail, ApplicationRecord } from '../../../../api/applications.ts'
import type { CallResult } from '../../../../api/client.ts'
import { FailedState } from '../../../../components/failed-state.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { EvidenceFindings } from '../../../recruiter/workflow/evidence-findings.tsx'

interface EvidencePartProps {
  record: ApplicationRecord
  opened: 'closed' | 'loading' | CallResult<ApplicationDetail>
  onOpen: () => void
}

/** What the decision rests on, opened by a press: the server remembers that the company was given it. */
export const EvidencePart = ({ record: { match }, opened, onOpen }: EvidencePartProps) => {
  if (match.isWaiting)
    return <p className="muted">The resume is being read. That takes a few seconds; nobody is rejected before that.</p>
  if (opened === 'closed')
    return (
      <div className="stack gap-3">
        {match.unreadable && <Unreadable reason={match.unreadable} />}
        <div>
          <Button type="button" variant="soft" color="gray" onClick={onOpen}>
            {match.unreadable ? 'Download the resume' : 'Open the evidence'}
          </Button>
        </div>
      </div>
    )
  if (opened === 'loading') return <Skeleton lines={3} label="Loading the evidence..." />
  if (!opened.ok) return <FailedState title="The evidence could not be loaded" failure={opened.failure} onRetry={onOpen} />
  const { analysis, file } = opened.data
  const resume = (
    <p className="small">
      <a href={file.url} target="_blank" rel="noopener">
        The resume itself<span className="visually-hidden">, opens in a new tab</span>
      </a>
    </p>
  )
  if (analysis) return <EvidenceFindings {...analysis}>{resume}</EvidenceFindings>
  return (
    <div className="stack gap-2">
      {match.unreadable ? (
        <Unreadable reason={match.unreadable} />
      ) : (
        <p>There is no match: the job description has nothing to compare a resume with.</p>
      )}
      {resume}
    </div>
  )
}

const Unreadable = ({ reason }: { reason: string }) => (
  <Notice tone="warning">
    <strong>This resume needs a person</strong>
    <p>{reason}</p>
    <p>It has no percentage, which says nothing about the applicant. Please open it and read it yourself.</p>
  </Notice>
)
