import { Button } from '@radix-ui/themes'
import { Link, useLocation } from 'react-router'
import { rowsPerPage } from '#src/admin/constants.ts'

interface PagerProps {
  shown: number
  total: number
  /** What the place in the list is called in the address. */
  parameter?: string
  /** Parameters that mean something on this page of the list only. */
  without?: string[]
}

/** Which rows are shown, and the way to the others. The place in the list is in the address. */
export const Pager = ({ shown, total, parameter = 'cursor', without = [] }: PagerProps) => {
  const { pathname, search } = useLocation()
  const offset = Number(new URLSearchParams(search).get(parameter) ?? 0) || 0
  const addressAt = (cursor: number) => {
    const parameters = new URLSearchParams(search)
    if (cursor > 0) parameters.set(parameter, String(cursor))
    else parameters.delete(parameter)
    for (const name of without) parameters.delete(name)
    return `${pathname}?${parameters}`
  }
  return (
    <nav className="pages row justify-between" aria-label="Pages">
      <span className="muted numeric">
        {shown === total ? `${total} in total` : shown === 0 ? `0 of ${total}` : `${offset + 1}–${offset + shown} of ${total}`}
      </span>
      <span className="row gap-2">
        {offset > 0 && (
          <Button asChild variant="soft" color="gray">
            <Link to={addressAt(Math.max(0, offset - rowsPerPage))}>Previous</Link>
          </Button>
        )}
        {offset + shown < total && shown > 0 && (
          <Button asChild variant="soft" color="gray">
            <Link to={addressAt(offset + shown)}>Next</Link>
          </Button>
        )}
      </span>
    </nav>
  )
}
