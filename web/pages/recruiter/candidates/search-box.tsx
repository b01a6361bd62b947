import { Button } from '@radix-ui/themes'
import { Form } from 'react-router'
import type { CandidateView } from '../../../state/candidates.ts'

/** A plain form: it works before the page is awake, and the search is in the address. */
export const SearchBox = ({ view, q }: { view: CandidateView; q: string }) => (
  <Form method="get" action="/dashboard/candidates" className="search-box" role="search">
    {view !== 'all' && <input type="hidden" name="view" value={view} />}
    <input
      className="input"
      type="search"
      name="q"
      defaultValue={q}
      maxLength={200}
      aria-label="Search candidates"
      placeholder="Name, skill or title"
    />
    <Button type="submit" variant="soft" color="gray">
      Search
    </Button>
  </Form>
)
