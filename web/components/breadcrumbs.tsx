import { Link, useLocation, useMatches } from 'react-router'
import type { PageHandle } from '../route-tree.tsx'
import { type NavItems, placeOf } from './nav-items.ts'
import { subjectOf } from './page-subject.ts'

/** The way back to the place of the sidebar that a page belongs to, through the job and the candidate it is about. Places themselves need none. */
export const Breadcrumbs = ({ places }: { places: NavItems }) => {
  const pathname = useLocation().pathname.toLowerCase()
  const last = useMatches().at(-1)
  const found = placeOf(places, pathname)
  if (!found || pathname === found.place.to) return null
  const { place, within } = found
  const { job, candidate } = subjectOf(last?.loaderData)
  const title = within?.to === pathname ? within.text : ((last?.handle as PageHandle | undefined)?.title ?? '')
  const own = candidate && `/dashboard/candidates/${candidate._id}`
  const steps = [
    place,
    ...(within ? [within] : []),
    ...(job ? [{ to: `/dashboard/job-descriptions/${job._id}/overview`, text: job.title }] : []),
    ...(own ? [{ to: own, text: candidate.name }] : []),
  ].filter(({ to }) => to.toLowerCase() !== pathname)
  return (
    <nav className="crumbs mb-3 muted small" aria-label="Breadcrumb">
      <ol className="bare flex flex-wrap items-center">
        {steps.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li aria-current="page">{own?.toLowerCase() === pathname ? candidate?.name : title}</li>
      </ol>
    </nav>
  )
}
