import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { PortalTotals } from '../../../api/hr.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Stat } from '../../../components/stat.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useFreshAccounts } from '../../../state/accounts-live.ts'
import { useRefresh } from '../../../state/user.ts'
import { CompanyTab } from './company-tab.tsx'
import { type HrData, hrAddress, tabOf } from './hr-data.ts'
import { UsersTab } from './users-tab.tsx'

export const HrPage: Page<HrData> = () => <HrManagement data={usePageData(HrPage)} />

export const HrManagement = ({ data }: { data: HrData }) => {
  const { place, totals } = data
  const tab = tabOf(place)
  return (
    <>
      <nav className="crumbs muted small mb-2" aria-label="Breadcrumb">
        <ol className="bare flex flex-wrap items-center">
          <li>
            <Link to="/dashboard/admin">Admin</Link>
          </li>
          <li aria-current="page">HR Management</li>
        </ol>
      </nav>
      <PageHeading title="HR Management">The companies of the job portal, their jobs, and who applied.</PageHeading>
      <div className="stack gap-5">
        <Totals totals={totals} />
        <nav className="tabs" aria-label="HR Management">
          <Link
            to={hrAddress(place.company ? { tab: 'users', company: place.company, q: place.q, cursor: place.cursor } : {})}
            aria-current={tab === 'users' ? 'page' : undefined}
          >
            HR Users
          </Link>
          {place.company && (
            <Link
              to={hrAddress({ company: place.company, q: place.q, cursor: place.cursor })}
              aria-current={tab === 'jobs' ? 'page' : undefined}
            >
              Jobs &amp; Applications
            </Link>
          )}
        </nav>
        {tab === 'users' ? (
          <>
            <Fresh />
            <UsersTab data={data} />
          </>
        ) : (
          <CompanyTab data={data} />
        )}
      </div>
    </>
  )
}

/** Only for the list of companies: reading applications again would count as reading them. */
const Fresh = () => {
  useFreshAccounts()
  return null
}

const cards = [
  { key: 'hrUsers', label: 'Total HR Users' },
  { key: 'jobs', label: 'Total Jobs Posted' },
  { key: 'applications', label: 'Total Applications' },
] as const

const Totals = ({ totals }: { totals: CallResult<PortalTotals> }) => {
  const refresh = useRefresh()
  if (!totals.ok) return <FailedState title="Failed to fetch HR data" failure={totals.failure} onRetry={refresh} />
  return (
    <dl className="stats cards tile-9">
      {cards.map(({ key, label }) => (
        <Stat key={key} label={label}>
          {totals.data[key].toLocaleString('en')}
        </Stat>
      ))}
    </dl>
  )
}
