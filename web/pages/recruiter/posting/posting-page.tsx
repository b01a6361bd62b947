import { useMemo } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { changePosting, type PostingRecord, postJobDescription, skillsLike, titlesLike } from '../../../api/posting.ts'
import { postingAddress } from '../../../api/ranking.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useMayChange, useRefresh, useUser } from '../../../state/user.ts'
import { blankForm, formOf, type JobForm } from '../../jobportal/post/job-form.ts'
import type { Posting } from '../../jobportal/post/load-posting.ts'
import { PostForm } from '../../jobportal/post/post-form.tsx'
import { type PostingDesk, PostingDeskContext } from '../../jobportal/post/posting-desk.ts'
import { JobDescriptionFailed } from '../job-description-failed.tsx'
import { JobTabs } from '../workflow/job-tabs.tsx'
import { PostedPanel } from './posted-panel.tsx'

/** The public side of a job: its posting, or the form that it begins with. */
export const PostingPage: Page<CallResult<PostingRecord>> = () => {
  const answer = usePageData(PostingPage)
  const refresh = useRefresh()
  const { id = '' } = useParams()
  if (answer.ok) return <PostingOf key={id} id={id} posting={answer.data} onChanged={refresh} />
  return (
    <>
      <PageHeading title="Posting" />
      <JobDescriptionFailed title="The posting could not be loaded" failure={answer.failure} onRetry={refresh} />
    </>
  )
}

interface PostingOfProps {
  id: string
  posting: PostingRecord
  onChanged: () => Promise<void>
}

const PostingOf = ({ id, posting, onChanged }: PostingOfProps) => {
  const mayChange = useMayChange()
  const isEditing = new URLSearchParams(useLocation().search).has('edit')
  const { job, start } = posting
  const isForm = mayChange && (job ? isEditing : true)
  return (
    <>
      <PageHeading title={start.title || 'Posting'}>
        {job && !isEditing
          ? 'How this job stands on the public job pages. Whoever applies there is on the board at once.'
          : job
            ? 'Your changes appear on the public page right away.'
            : 'Post this job on the public job pages: whoever applies is a candidate of this job, on the board at once. Its file, its ranking and its candidates stay as they are.'}
      </PageHeading>
      <JobTabs job={id} />
      {isForm ? (
        <>
          {job && (
            <p className="back-link">
              <Link to={postingAddress(id)}>Back to the posting</Link>
            </p>
          )}
          <Form id={id} posting={posting} />
        </>
      ) : job ? (
        <PostedPanel id={id} job={job} mayChange={mayChange} employer={posting.employer} onChanged={onChanged} />
      ) : (
        <EmptyState picture="closed" title="This job is not posted">
          Owners and recruiters of the workspace can post it in public.
        </EmptyState>
      )}
    </>
  )
}

/** The form of companies, with what it asks of the server for recruiters. */
const Form = ({ id, posting }: Omit<PostingOfProps, 'onChanged'>) => {
  const user = useUser()
  const desk = useMemo((): PostingDesk => {
    return {
      isCompany: false,
      async post(form, attempt) {
        const answer = await postJobDescription(id, form, attempt)
        return answer.ok ? { ...answer, data: { jobId: answer.data.job?._id ?? '' } } : answer
      },
      change: (_, form) => changePosting(id, form),
      skillsLike,
      titlesLike,
      home: postingAddress(id),
    }
  }, [id])
  const { job, employer } = posting
  const given: Posting = {
    user: {
      _id: `posting-${id}`,
      companyName: employer?.companyName ?? '',
      answerWords: employer?.answerWords ?? null,
      unverifiedReason: null,
    },
    companyId: employer && !employer.refusal ? employer._id : null,
    answerDays: posting.answerDays,
    titles: posting.titles,
    job,
    start: job ? formOf(job.fields) : startOf(posting, employer ? '' : (user?.companyName ?? '')),
  }
  return (
    <PostingDeskContext value={desk}>
      {employer?.refusal && (
        <Notice tone="warning">
          <strong>This workspace cannot post jobs at the moment</strong>
          <p>{employer.refusal}</p>
        </Notice>
      )}
      <PostForm purpose={job ? { kind: 'edit', jobId: job._id } : { kind: 'post', copied: null }} posting={given} />
    </PostingDeskContext>
  )
}

const startOf = ({ start }: PostingRecord, companyName: string): JobForm => ({ ...blankForm, ...start, companyName })
