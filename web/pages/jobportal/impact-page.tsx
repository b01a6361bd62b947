import { Link } from 'react-router'
import { impactOfCompany } from '../../api/fairness.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { ImpactTables } from '../../components/impact-tables.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useCompanyData } from '../../state/company.ts'

/** Impact ratios over the applicants of a company. */
export const CompanyImpactPage = () => {
  const { fetched, refetch } = useCompanyData(impactOfCompany)
  return (
    <>
      <Link to="/jobportal/dashboard" className="back-link">
        ← Back
      </Link>
      <PageHeading title="Impact ratios">Whether groups of applicants are selected at similar rates.</PageHeading>
      {fetched.state === 'loading' && <Skeleton lines={6} label="Loading impact ratios..." />}
      {fetched.state === 'failed' && (
        <FailedState title="The impact ratios could not be loaded" failure={fetched.failure} onRetry={refetch} />
      )}
      {fetched.state === 'ready' && <ImpactTables impact={fetched.data} />}
    </>
  )
}
