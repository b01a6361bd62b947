import { Button } from '@radix-ui/themes'
import { queryOf } from '../../api/instance.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useRefresh } from '../../state/user.ts'
import { ConnectionFilters } from './connections/connection-filters.tsx'
import { ConnectionsTable } from './connections/connections-table.tsx'
import type { ConnectionsData } from './connections-data.ts'
import { Pager } from './pager.tsx'

export const ConnectionsPage: Page<ConnectionsData> = () => {
  const data = usePageData(ConnectionsPage)
  return (
    <>
      <PageHeading
        title="Outgoing Connections"
        actions={
          <Button asChild variant="soft" color="gray">
            <a href={`/admin/connections.csv${queryOf({ ...data.filter })}`} download>
              Export CSV
            </a>
          </Button>
        }
      >
        Where this server sent data, and what it refused to send. Only the size and hash of what was sent are recorded, never the
        content. Rows are kept for 400 days.
      </PageHeading>
      <Connections data={data} />
    </>
  )
}

export const Connections = ({ data: { filter, answer } }: { data: ConnectionsData }) => {
  const refresh = useRefresh()
  return (
    <div className="stack gap-5">
      <ConnectionFilters key={JSON.stringify(filter)} filter={filter} />
      {answer.ok ? (
        <>
          <ConnectionsTable connections={answer.data.connections} isNarrowed={Object.values(filter).some(Boolean)} />
          <Pager shown={answer.data.connections.length} total={answer.data.total} />
        </>
      ) : (
        <FailedState title="Failed to load the connections" failure={answer.failure} onRetry={refresh} />
      )}
    </div>
  )
}
