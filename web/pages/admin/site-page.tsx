import { Link } from 'react-router'
import type { SiteRecord } from '#src/admin/views.ts'
import type { CallResult } from '../../api/client.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useRefresh } from '../../state/user.ts'
import { SiteForm } from './site/site-form.tsx'

export const SitePage: Page<CallResult<SiteRecord>> = () => {
  const answer = usePageData(SitePage)
  const refresh = useRefresh()
  return (
    <>
      <Link to="/dashboard/admin/system" className="back-link">
        ← Back to the system page
      </Link>
      <PageHeading title="Site Texts">
        What the public pages say in your organization's words. Where you set nothing, the texts of the program are shown.
      </PageHeading>
      {answer.ok ? (
        <SiteForm given={answer.data} />
      ) : (
        <FailedState title="Failed to load the site texts" failure={answer.failure} onRetry={refresh} />
      )}
    </>
  )
}
