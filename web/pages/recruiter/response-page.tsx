import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { CallResult } from '../../api/client.ts'
import type { LatestSubmission } from '../../api/matching.ts'
import { rankingAddress } from '../../api/ranking.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Waiting } from '../../components/spinner.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useFreshCandidates } from '../../state/candidates-live.ts'
import { useShowToast } from '../../state/toasts.ts'
import { useRefresh } from '../../state/user.ts'
import { RankedTable } from './response/ranked-table.tsx'
import { RejectedFiles } from './response/rejected-files.tsx'
import { UploadedDialog } from './response/uploaded-dialog.tsx'

export const ResponsePage: Page<CallResult<LatestSubmission>> = () => {
  const answer = usePageData(ResponsePage)
  const refresh = useRefresh()
  const [uploaded, closeUploaded] = useJustUploaded()
  useFreshCandidates()
  const submission = answer.ok ? answer.data : null
  useDuplicatesToast(uploaded ? (submission?.duplicateCount ?? 0) : 0)

  if (!answer.ok)
    return (
      <>
        <PageHeading title="Evaluation Results" />
        <FailedState title="The results could not be loaded" failure={answer.failure} onRetry={refresh} />
      </>
    )
  if (!submission) return null
  const { results, rejected, finished, duplicateCount } = submission
  const { title: job, _id: rankedFor } = results[0]?.jobDescriptionId ?? {}
  return (
    <>
      <PageHeading
        title="Evaluation Results"
        actions={
          <>
            {rankedFor && (
              <Button asChild variant="soft" color="gray">
                <Link to={rankingAddress(rankedFor)}>Adjust weights</Link>
              </Button>
            )}
            <Button asChild variant="soft" color="gray">
              <Link to="/dashboard/upload">Match more resumes</Link>
            </Button>
          </>
        }
      >
        {job && (
          <>
            {results.length === 1 ? '1 candidate' : `${results.length} candidates`} for <strong>{job}</strong>, best match first.
            Open the reasons of a row to see what its percentage rests on.
            {duplicateCount > 0 &&
              ` ${duplicateCount === 1 ? '1 file was a duplicate' : `${duplicateCount} files were duplicates`}.`}
          </>
        )}
      </PageHeading>
      <div className="stack gap-5">
        {!finished && <Waiting text="Still reading and ranking. New results appear here by themselves." />}
        {results.length > 0 ? (
          <RankedTable results={results} />
        ) : (
          finished && (
            <EmptyState
              picture="resume"
              title="No candidate could be ranked"
              action={
                <Button asChild>
                  <Link to="/dashboard/upload">Upload other files</Link>
                </Button>
              }
            >
              None of the files of your last upload could be read. The reasons are listed below.
            </EmptyState>
          )
        )}
        <RejectedFiles rejected={rejected} />
      </div>
      <UploadedDialog open={uploaded} ranked={results.length} rejected={rejected.length} onClose={closeUploaded} />
    </>
  )
}

/** True right after an upload; a reload or a link to the page is not one. */
const useJustUploaded = (): [boolean, () => void] => {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const uploaded = new URLSearchParams(search).get('uploaded') === '1'
  // The shell asks for the user again, whose usage has changed, when the same address is opened anew.
  return [uploaded, () => void navigate(pathname, { replace: true, preventScrollReset: true })]
}

const useDuplicatesToast = (count: number) => {
  const showToast = useShowToast()
  const [told, setTold] = useState(0)
  useEffect(() => {
    if (count === 0 || count === told) return
    setTold(count)
    showToast('info', `We detected ${count} duplicate profile(s). Check the Candidate History section.`)
  }, [count, told, showToast])
}
