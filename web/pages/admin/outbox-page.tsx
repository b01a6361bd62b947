import { Button } from '@radix-ui/themes'
import { Form, Link } from 'react-router'
import type { MailRecord } from '#src/admin/views.ts'
import { queryOf } from '../../api/instance.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useRefresh } from '../../state/user.ts'
import { Moment } from '../../words/moment.tsx'
import { MailState, mailKindText } from './outbox/mail-state.tsx'
import type { OutboxData } from './outbox-data.ts'
import { Pager } from './pager.tsx'

const columns: Column<MailRecord>[] = [
  {
    key: 'subject',
    header: 'Subject',
    namesRow: true,
    cell: ({ _id, subject }) => <Link to={`/dashboard/admin/outbox/${_id}`}>{subject ?? 'Sealed with another secret'}</Link>,
  },
  { key: 'to', header: 'To', cell: ({ to }) => to || 'N/A' },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => <span className="muted">{mailKindText(kind)}</span> },
  {
    key: 'state',
    header: 'State',
    cell: (mail) => (
      <>
        <MailState mail={mail} />
        {mail.lastError && <span className="small muted block mt-1">{mail.lastError}</span>}
      </>
    ),
  },
  {
    key: 'time',
    header: 'Time',
    cell: ({ queuedAt, sentAt }) => <Moment className="numeric" at={sentAt ?? queuedAt} />,
  },
]

export const OutboxPage: Page<OutboxData> = () => {
  const data = usePageData(OutboxPage)
  return (
    <>
      <PageHeading title="Outbox" actions={<MailSearch key={data.q} q={data.q} state={data.state} />}>
        Every email from this server, and whether it was sent.
      </PageHeading>
      <Outbox data={data} />
    </>
  )
}

export const Outbox = ({ data: { q, state, answer } }: { data: OutboxData }) => {
  const refresh = useRefresh()
  if (!answer.ok) return <FailedState title="Failed to load the outbox" failure={answer.failure} onRetry={refresh} />
  const { mails, total, counts, keepsBodies } = answer.data
  const all = counts.queued + counts.sent + counts.failed
  return (
    <div className="stack gap-4">
      <nav className="flex gap-1 scroll-x line-bottom" aria-label="State">
        <Tab text="All" count={all} q={q} state="" chosen={state} />
        <Tab text="Queued" count={counts.queued} q={q} state="queued" chosen={state} />
        <Tab text="Sent" count={counts.sent} q={q} state="sent" chosen={state} />
        <Tab text="Failed" count={counts.failed} q={q} state="failed" chosen={state} />
      </nav>
      {!keepsBodies && (
        <Notice>
          The text of an email is deleted once the mail server has accepted it, so delivered emails cannot be read or sent again.
        </Notice>
      )}
      <DataTable
        caption="Emails, newest first"
        columns={columns}
        rows={mails}
        rowKey={({ _id }) => _id}
        empty={
          q || state ? (
            <EmptyState picture="search" title="No email found">
              {q ? `There is no email to “${q}” here.` : 'No mail is in this state.'}
            </EmptyState>
          ) : (
            <EmptyState picture="mail" title="No email yet">
              Emails appear here as soon as they are written.
            </EmptyState>
          )
        }
      />
      <Pager shown={mails.length} total={total} />
    </div>
  )
}

interface TabProps {
  text: string
  count: number
  q: string
  state: string
  chosen: string
}

const Tab = ({ text, count, q, state, chosen }: TabProps) => (
  <Link to={`/dashboard/admin/outbox${queryOf({ q, state })}`} aria-current={state === chosen ? 'page' : undefined}>
    {text} <span className="tab-count rounded-pill surface-shade numeric small">{count}</span>
  </Link>
)

const MailSearch = ({ q, state }: { q: string; state: string }) => (
  <Form method="get" action="/dashboard/admin/outbox" className="flex gap-2 upto-24 narrow-line" role="search" preventScrollReset>
    {state && <input type="hidden" name="state" value={state} />}
    <input
      className="input min-w-0"
      type="search"
      name="q"
      defaultValue={q}
      maxLength={254}
      aria-label="Search emails by address"
      placeholder="Address"
    />
    <Button type="submit" variant="soft" color="gray" size="3">
      Search
    </Button>
  </Form>
)
