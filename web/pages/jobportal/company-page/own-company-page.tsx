import { changeCompanyPage, companyPage } from '../../../api/company-page.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { callAsCompany, useCompanyData } from '../../../state/company.ts'
import { CompanyPageCard } from './company-page-card.tsx'

/** The company page of the company that is signed in. */
export const OwnCompanyPage = () => {
  const { fetched, refetch, refresh } = useCompanyData(companyPage)
  if (fetched.state === 'loading') return <Skeleton label="Loading the company page..." />
  if (fetched.state === 'failed')
    return <FailedState title="The company page could not be loaded" failure={fetched.failure} onRetry={refetch} />
  return <CompanyPageCard page={fetched.data} save={(form) => callAsCompany(changeCompanyPage(form))} onChanged={refresh} />
}
