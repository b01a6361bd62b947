import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import type { LiveName } from '#src/contracts/live.ts'
import type { CallResult } from '../../../api/client.ts'
import { duplicatesAddress, type PersonHistoryAnswer } from '../../../api/people.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useFresh } from '../../../state/candidates-live.ts'
import { useRefresh } from '../../../state/user.ts'
import { MergeList } from './merge-list.tsx'
import { RankedList } from './ranked-list.tsx'
import { VersionList } from './version-list.tsx'

export interface HistoryData {
  candidateId: string
  answer: CallResult<PersonHistoryAnswer>
}

const events: LiveName[] = ['peopleUpdated', 'candidatesRemoved', 'workflowUpdated', 'uploadProgress']

/** Every resume of the person behind a candidate, and everything they were ranked for. */
export const HistoryPage: Page<HistoryData> = () => {
  const { candidateId, answer } = usePageData(HistoryPage)
  const refresh = useRefresh()
  useFresh(events)
  if (!answer.ok && answer.failure.status === 404)
    return (
      <EmptyState
        picture="people"
        title="This candidate is not here"
        action={
          <Button asChild>
            <Link to="/dashboard/candidates">Show all candidates</Link>
          </Button>
        }
      >
        The candidate or the resume was deleted in the meantime, or belongs to another workspace.
      </EmptyState>
    )
  if (!answer.ok)
    return (
      <>
        <PageHeading title="History" />
        <FailedState title="The history could not be loaded" failure={answer.failure} onRetry={() => void refresh()} />
      </>
    )
  const { _id, name, versions, ranked, merges, possible, canChange } = answer.data
  const resumeId = ranked.find((each) => each.candidateId === candidateId)?.resumeId
  const jobs = new Set(ranked.map(({ jobDescriptionId }) => jobDescriptionId._id)).size
  return (
    <>
      <Link to={candidateAddress(candidateId)} className="back-link">
        ← {name}
      </Link>
      <PageHeading title={`History of ${name}`}>
        {versions.length === 1 ? 'One resume' : `${versions.length} resumes`}, ranked for{' '}
        {jobs === 1 ? 'one job description' : `${jobs} job descriptions`}.
      </PageHeading>
      <div className="stack gap-6">
        {possible > 0 && (
          <Notice tone="info">
            <p>
              {possible === 1 ? 'Somebody else looks' : `${possible} others look`} like the same person.{' '}
              <Link to={duplicatesAddress({ person: _id })}>Compare them</Link>
            </p>
          </Notice>
        )}
        <VersionList versions={versions} current={resumeId ?? null} />
        <RankedList ranked={ranked} versions={versions} current={candidateId} />
        <MergeList merges={merges} canChange={canChange} />
      </div>
    </>
  )
}
