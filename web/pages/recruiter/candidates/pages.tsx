import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { type CandidateView, candidatesAddress, pageSize } from '../../../state/candidates.ts'

interface PagesProps {
  view: CandidateView
  q: string
  page: number
  shown: number
  total: number
}

export const Pages = ({ view, q, page, shown, total }: PagesProps) => {
  const first = (page - 1) * pageSize + 1
  const last = first + shown - 1
  return (
    <nav className="pages" aria-label="Pages">
      <span className="muted numeric">{shown === total ? `${total} in total` : `${first}–${last} of ${total}`}</span>
      <span className="row gap-2">
        {page > 1 && (
          <Button asChild variant="soft" color="gray">
            <Link to={candidatesAddress({ view, q, page: page - 1 })}>Previous</Link>
          </Button>
        )}
        {last < total && (
          <Button asChild variant="soft" color="gray">
            <Link to={candidatesAddress({ view, q, page: page + 1 })}>Next</Link>
          </Button>
        )}
      </span>
    </nav>
  )
}
