import type { CallFailure } from '../../api/client.ts'
import type { ApiCall } from '../../api/description.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useRefresh } from '../../state/user.ts'

const columns: Column<ApiCall>[] = [
  { key: 'method', header: 'Method', width: '6rem', cell: ({ method }) => <code>{method}</code>, sortBy: ({ method }) => method },
  { key: 'path', header: 'Address', namesRow: true, cell: ({ path }) => <code>{path}</code>, sortBy: ({ path }) => path },
  { key: 'summary', header: 'Does', cell: ({ summary }) => summary },
  { key: 'takes', header: 'Takes', cell: ({ takes }) => takes.join(', ') },
]

type Calls = { ok: true; data: ApiCall[] } | { ok: false; failure: CallFailure }

/** Every call of the server, for people who write scripts against it. */
export const ApiPage: Page<Calls> = () => {
  const answer = usePageData(ApiPage)
  const refresh = useRefresh()
  const groups = answer.ok ? [...new Set(answer.data.map(({ group }) => group))] : []
  return (
    <>
      <PageHeading title="API">
        Every API call this server offers. Programs get the same list at this address in OpenAPI format.
      </PageHeading>
      {answer.ok ? (
        <div className="stack gap-6">
          {groups.map((group) => (
            <section key={group} className="stack gap-3">
              <h2>{group}</h2>
              <DataTable
                caption={group}
                columns={columns}
                rows={answer.data.filter((call) => call.group === group)}
                rowKey={({ method, path }) => `${method} ${path}`}
                empty={null}
              />
            </section>
          ))}
        </div>
      ) : (
        <FailedState title="The list of calls could not be read" failure={answer.failure} onRetry={refresh} />
      )}
    </>
  )
}
