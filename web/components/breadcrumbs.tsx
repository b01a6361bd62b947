import { Link, useLocation, useMatches } from 'react-router'
import type { PageHandle } from '../route-tree.tsx'
import { type NavItems, placeOf } from './nav-items.ts'

/** The way back to the place of the sidebar that a page belongs to. Places themselves need none. */
export const Breadcrumbs = ({ places }: { places: NavItems }) => {
  const pathname = useLocation().pathname.toLowerCase()
  const last = useMatches().at(-1)
  const found = placeOf(places, pathname)
  if (!found || pathname === found.place.to) return null
  const { place, within } = found
  const steps = [place, ...(within ? [within] : [])].filter(({ to }) => to !== pathname)
  const job = jobIn(last?.loaderData)
  const isOfJob = place.to === '/dashboard/job-descriptions' && job
  return (
    <nav className="crumbs mb-3 muted small" aria-label="Breadcrumb">
      <ol>
        {steps.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        {isOfJob && (
          <li>
            <Link to={`/dashboard/job-descriptions/${job._id}/overview`}>{job.title}</Link>
          </li>
        )}
        <li aria-current="page">{within?.to === pathname ? within.text : (last?.handle as PageHandle | undefined)?.title}</li>
      </ol>
    </nav>
  )
}

/** Pages about a job description say which one in the same way. */
function jobIn(data: unknown): { _id: string; title: string } | null {
  const answer = (data as { data?: { jobDescription?: { _id: string; title: string } } } | null | undefined)?.data
  return answer?.jobDescription?.title ? answer.jobDescription : null
}
