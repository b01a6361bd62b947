import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { candidatesToReview, type ToReviewRecord } from '../../../api/candidates.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useMayChange } from '../../../state/user.ts'
import { reviewAddress } from './review-link.tsx'

/**
 * 'Review 13 new': the way to everybody whom no one has looked at or decided on yet, by job where they are for several. Nothing
 * where there is nobody. `list` is read again whenever something has changed.
 */
export const ReviewNew = ({ list }: { list: unknown }) => {
  const [jobs, setJobs] = useState<readonly ToReviewRecord[]>([])
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { part: Menu, load } = useLazyComponent(async () => (await import('./review-menu.tsx')).ReviewMenu)
  const mayChange = useMayChange()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was read again asks for new counts
  useEffect(() => {
    let isOver = false
    if (mayChange) candidatesToReview().then((answer) => !isOver && answer.ok && setJobs(answer.data))
    return () => {
      isOver = true
    }
  }, [list, mayChange])
  const count = jobs.reduce((sum, each) => sum + each.count, 0)
  const [first, ...others] = jobs
  if (!mayChange || !first || count === 0) return null
  const text = `Review ${count.toLocaleString('en')} new`
  if (others.length === 0)
    return (
      <Button asChild>
        <Link to={reviewAddress(first._id)}>{text}</Link>
      </Button>
    )
  return (
    <>
      <Button ref={button} aria-haspopup="menu" aria-expanded={open} onClick={async () => setOpen(await load())}>
        {text}
      </Button>
      {Menu && open && button.current && <Menu jobs={jobs} anchor={button.current} onClose={() => setOpen(false)} />}
    </>
  )
}
