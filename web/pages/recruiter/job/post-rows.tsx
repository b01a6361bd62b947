import type { PostOfJob } from '#src/pipeline/views.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'

const columns: Column<PostOfJob>[] = [
  {
    key: 'title',
    header: 'Posting',
    namesRow: true,
    cell: ({ publicId, title }) => (
      <a href={`/jobs/${encodeURIComponent(publicId)}`} target="_blank" rel="noopener">
        {title}
        <span className="visually-hidden"> (public page, in a new tab)</span>
      </a>
    ),
  },
  { key: 'company', header: 'Company', cell: ({ companyName }) => companyName ?? 'N/A' },
  { key: 'location', header: 'Location', cell: ({ location }) => location },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge tone={status === 'Active' ? 'success' : 'neutral'}>{status}</StatusBadge>,
  },
  { key: 'posted', header: 'Posted', cell: ({ createdAt }) => dayOf(createdAt) },
  { key: 'closes', header: 'Closes', cell: ({ closesOn }) => (closesOn ? dayOf(closesOn) : 'N/A') },
  { key: 'applications', header: 'Applications', align: 'end', cell: ({ applications }) => applications.toLocaleString('en') },
]

/** The public pages of a job. They are changed in the job portal. */
export const PostRows = ({ posts }: { posts: PostOfJob[] }) => (
  <div className="stack gap-3">
    <DataTable caption="Postings of this job" columns={columns} rows={posts} rowKey={({ publicId }) => publicId} empty="" />
    <p className="small muted">
      A posting is changed and closed in the <a href="/jobportal/dashboard">job portal</a>.
    </p>
  </div>
)
