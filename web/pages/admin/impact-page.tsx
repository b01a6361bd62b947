import type { CallResult } from '../../api/client.ts'
import type { ImpactAnswer } from '../../api/fairness.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { ImpactTables } from '../../components/impact-tables.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useRefresh } from '../../state/user.ts'

/** Impact ratios over the applicants of all companies. */
export const AdminImpactPage: Page<CallResult<ImpactAnswer>> = () => {
  const answer = usePageData(AdminImpactPage)
  const refresh = useRefresh()
  return (
    <>
      <PageHeading title="Impact ratios">All companies of this server together.</PageHeading>
      {answer.ok ? (
        <ImpactTables impact={answer.data} />
      ) : (
        <FailedState title="The impact ratios could not be loaded" failure={answer.failure} onRetry={refresh} />
      )}
    </>
  )
}
