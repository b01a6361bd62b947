import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { type CandidateQuery, candidatesAddress } from '../../../state/candidate-filters.ts'
import { pageSize } from '../../../state/candidates.ts'

export const Pages = ({ query, shown, total }: { query: CandidateQuery; shown: number; total: number }) => {
  const { page } = query
  const first = (page - 1) * pageSize + 1
  const end = first + shown - 1
  const last = Math.ceil(total / pageSize)
  return (
    <nav className="pages" aria-label="Pages">
      <span className="muted numeric">
        {shown === total
          ? `${total} in total`
          : `${first.toLocaleString('en')}–${end.toLocaleString('en')} of ${total.toLocaleString('en')}`}
      </span>
      <span className="row gap-2">
        {page > 2 && <To query={query} page={1} text="First" />}
        {page > 1 && <To query={query} page={page - 1} text="Previous" />}
        {end < total && <To query={query} page={page + 1} text="Next" />}
        {end < total && last > page + 1 && <To query={query} page={last} text="Last" />}
      </span>
    </nav>
  )
}

const To = ({ query, page, text }: { query: CandidateQuery; page: number; text: string }) => (
  <Button asChild variant="soft" color="gray">
    <Link to={candidatesAddress({ ...query, page })}>{text}</Link>
  </Button>
)
