import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useCompanyData } from '../../../state/company.ts'
import { loadPosting, purposeOf } from './load-posting.ts'
import { PostForm } from './post-form.tsx'

export const PostPage = () => {
  const search = new URLSearchParams(useLocation().search)
  const [job, from] = [search.get('job'), search.get('from')]
  const purpose = useMemo(
    () => purposeOf(new URLSearchParams(Object.entries({ job, from }).flatMap(([name, id]) => (id ? [[name, id]] : [])))),
    [job, from],
  )
  const load = useMemo(() => loadPosting(purpose), [purpose])
  const { fetched, refetch } = useCompanyData(load)
  return (
    <>
      <p className="back-link">
        <Link to="/jobportal/dashboard">Back to the dashboard</Link>
      </p>
      <PageHeading title={purpose.kind === 'edit' ? 'Edit job' : 'Post a job'}>
        {purpose.kind === 'edit' ? 'Your changes appear on the public page right away.' : 'Write it, preview it, post it.'}
      </PageHeading>
      {fetched.state === 'loading' && (
        <div className="panel">
          <Skeleton label="Loading the form..." lines={6} />
        </div>
      )}
      {fetched.state === 'failed' && <FailedState title="Failed to load the form" failure={fetched.failure} onRetry={refetch} />}
      {fetched.state === 'ready' && <PostForm key={`${job}:${from}`} purpose={purpose} posting={fetched.data} />}
    </>
  )
}
