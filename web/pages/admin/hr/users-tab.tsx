import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import type { JobPosterRecord } from '#src/jobportal/views.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { dayOf } from '../../../dates.ts'
import { useRefresh } from '../../../state/user.ts'
import { Pager } from '../pager.tsx'
import { type HrData, type HrPlace, hrAddress } from './hr-data.ts'
import { HrSearch } from './hr-search.tsx'
import { PosterStatus } from './poster-status.tsx'
import { type PosterStep, usePosterSteps } from './use-poster-steps.ts'

/** Every company with the person who signs in for it. */
export const UsersTab = ({ data: { place, users } }: { data: HrData }) => {
  const { stepsOf, dialog } = usePosterSteps()
  const refresh = useRefresh()
  return (
    <section className="stack hr-users" aria-labelledby="hr-users">
      <div className="row row-between">
        <h2 id="hr-users">HR Users</h2>
        <HrSearch
          key={place.q}
          name="q"
          value={place.q}
          label="Search HR users"
          placeholder="Name, email or company"
          kept={{ tab: place.tab, company: place.company }}
        />
      </div>
      {users?.ok ? (
        <>
          <DataTable
            caption="HR users, newest first"
            columns={columnsOf(place, stepsOf)}
            rows={users.data}
            rowKey={({ _id }) => _id}
            empty={
              place.q ? (
                <EmptyState picture="search" title="No HR users found">
                  Nobody found for “{place.q}”.
                </EmptyState>
              ) : (
                <EmptyState picture="jobs" title="No HR users yet">
                  Companies appear here as soon as they register at the job portal.
                </EmptyState>
              )
            }
          />
          <Pager shown={users.data.length} total={users.total ?? users.data.length} />
        </>
      ) : (
        <FailedState title="Failed to fetch HR users" failure={users?.failure} onRetry={refresh} />
      )}
      {dialog}
    </section>
  )
}

const columnsOf = ({ q, cursor }: HrPlace, stepsOf: (poster: JobPosterRecord) => PosterStep[]): Column<JobPosterRecord>[] => [
  {
    key: 'manager',
    header: 'HR Manager',
    namesRow: true,
    cell: ({ _id, name }) => (
      <span className="flex items-center gap-3">
        <Avatar name={name} />
        <span>
          <strong>{name || 'N/A'}</strong>
          <span className="small muted hr-id mono block">
            <span className="visually-hidden">, id </span>
            {_id.slice(0, 8)}
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ email, phone }) => (
      <>
        {email || 'Recruiters of a workspace'}
        {phone && <div className="small muted">{phone}</div>}
      </>
    ),
  },
  { key: 'company', header: 'Company', cell: ({ companyName }) => companyName || 'N/A' },
  { key: 'status', header: 'Status', cell: (poster) => <PosterStatus poster={poster} /> },
  { key: 'jobs', header: 'Jobs Posted', cell: ({ jobCount }) => <span className="numeric">{jobCount ?? 0}</span> },
  { key: 'active', header: 'Last Active', cell: ({ lastActive }) => <span className="numeric">{dayOf(lastActive)}</span> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (poster) => (
      <span className="admin-actions inline-flex flex-wrap justify-end gap-2">
        {stepsOf(poster)
          .slice(0, 1)
          .map(({ text, take }) => (
            <Button key={text} size="2" variant="soft" color="gray" onClick={take} aria-label={`${text} ${poster.companyName}`}>
              {text}
            </Button>
          ))}
        <Button asChild size="2" variant="soft" color="gray">
          <Link
            to={hrAddress({ company: poster._id, q, cursor })}
            aria-label={`View Details of ${poster.name || poster.email}, ${poster.companyName}`}
          >
            View Details
          </Link>
        </Button>
      </span>
    ),
  },
]
