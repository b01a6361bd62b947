import { Button } from '@radix-ui/themes'
import { queryOf } from '../../api/instance.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useRefresh } from '../../state/user.ts'
import { AuditFilters } from './audit/audit-filters.tsx'
import { AuditTable } from './audit/audit-table.tsx'
import { ChainCard } from './audit/chain-card.tsx'
import type { AuditData } from './audit-data.ts'
import { Pager } from './pager.tsx'

export const AuditPage: Page<AuditData> = () => {
  const data = usePageData(AuditPage)
  return (
    <>
      <PageHeading
        title="Audit Log"
        actions={
          <Button asChild variant="soft" color="gray">
            <a href={`/admin/audit.csv${queryOf({ ...data.filter })}`} download>
              Export CSV
            </a>
          </Button>
        }
      >
        Who did what, to whom and when. Times are in UTC. Entries are only ever added.
      </PageHeading>
      <AuditLog data={data} />
    </>
  )
}

export const AuditLog = ({ data: { filter, answer } }: { data: AuditData }) => {
  const refresh = useRefresh()
  const isNarrowed = Object.values(filter).some(Boolean)
  return (
    <div className="stack gap-5">
      <AuditFilters key={JSON.stringify(filter)} filter={filter} actions={answer.ok ? answer.data.actions : []} />
      {answer.ok ? (
        <>
          <AuditTable entries={answer.data.entries} isNarrowed={isNarrowed} />
          <Pager shown={answer.data.entries.length} total={answer.data.total} />
          <ChainCard head={answer.data.head} />
        </>
      ) : (
        <FailedState title="Failed to load the audit log" failure={answer.failure} onRetry={refresh} />
      )}
    </div>
  )
}
