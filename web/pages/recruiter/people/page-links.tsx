import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'

interface PageLinksProps {
  page: number
  total: number
  /** Rows on a page. */
  size: number
  address: (page: number) => string
}

export const PageLinks = ({ page, total, size, address }: PageLinksProps) => {
  const last = Math.max(1, Math.ceil(total / size))
  if (total === 0 || (last === 1 && page === 1)) return null
  const to = (next: number, text: string) => (
    <Button asChild variant="soft" color="gray">
      <Link to={address(next)}>{text}</Link>
    </Button>
  )
  return (
    <nav className="pages row justify-between" aria-label="Pages">
      <span className="muted numeric">
        Page {page.toLocaleString('en')} of {last.toLocaleString('en')}, {total.toLocaleString('en')} in total
      </span>
      <span className="row gap-2">
        {page > 1 && to(Math.min(page - 1, last), 'Previous')}
        {page < last && to(page + 1, 'Next')}
      </span>
    </nav>
  )
}
