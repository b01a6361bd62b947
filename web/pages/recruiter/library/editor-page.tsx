import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { type Composition, libraryAddress, type ShelfAnswer } from '../../../api/library.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useMayChange, useRefresh, useUser } from '../../../state/user.ts'
import { Editor } from './editor.tsx'

export interface NewTextData {
  template: string
  answer: CallResult<Composition>
}

const Back = () => (
  <Link to={libraryAddress} className="back-link">
    ← Job descriptions
  </Link>
)

/** Writing a new job description, from a template or from the parts with hints. */
export const NewTextPage: Page<NewTextData> = () => {
  const { template, answer } = usePageData(NewTextPage)
  const refresh = useRefresh()
  const user = useUser()
  const mayChange = useMayChange()
  return (
    <>
      <Back />
      <PageHeading title="New job description">
        {template ? `From the template for ${template}. ` : ''}Saving makes a PDF and counts as one job description upload.
      </PageHeading>
      {!mayChange ? (
        <OnlyLooking />
      ) : answer.ok ? (
        <Editor key={template} draftKey={`jd-draft:${user?._id ?? ''}:new:${template}`} start={answer.data} written={null} />
      ) : (
        <FailedState title="Failed to load the template" failure={answer.failure} onRetry={refresh} />
      )}
    </>
  )
}

/** Writing the next version of a text that was written here. */
export const EditTextPage: Page<CallResult<ShelfAnswer>> = () => {
  const answer = usePageData(EditTextPage)
  const refresh = useRefresh()
  const user = useUser()
  const mayChange = useMayChange()
  if (!answer.ok)
    return (
      <>
        <Back />
        <PageHeading title="Edit job description" />
        {answer.failure.status === 404 ? (
          <EmptyState picture="jobs" title="This job description is not here">
            It was deleted, or it belongs to another workspace.
          </EmptyState>
        ) : (
          <FailedState title="Failed to load the job description" failure={answer.failure} onRetry={refresh} />
        )}
      </>
    )
  const { jobDescription, composition, latestVersion } = answer.data
  return (
    <>
      <Back />
      <PageHeading title={`Edit ${jobDescription.title}`}>
        {composition &&
          `Saving makes version ${latestVersion + 1} and counts as one job description upload. Earlier versions stay, with the candidates ranked against them.`}
      </PageHeading>
      {!mayChange ? (
        <OnlyLooking />
      ) : composition ? (
        <Editor
          key={jobDescription._id}
          draftKey={`jd-draft:${user?._id ?? ''}:${jobDescription._id}`}
          start={composition}
          written={answer.data}
        />
      ) : (
        <EmptyState
          picture="jobs"
          title="This one was uploaded as a file"
          action={
            <Button asChild>
              <Link to={rankingAddress(jobDescription._id)}>Its ranking</Link>
            </Button>
          }
        >
          Only job descriptions written here can be edited. Write a new one, or upload a changed file with the next resumes.
        </EmptyState>
      )}
    </>
  )
}

const OnlyLooking = () => (
  <EmptyState picture="closed" title="You have read-only access">
    Your role in this workspace is viewer. An owner of the workspace can change that.
  </EmptyState>
)
