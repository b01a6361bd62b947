import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { callApi } from '../../../api/client.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { useMayChange } from '../../../state/user.ts'

export const reviewAddress = (job: string) => `/dashboard/job-descriptions/${encodeURIComponent(job)}/review`

/** 'Review 13 new': the way to whoever nobody has looked at yet; nothing where there is nobody. */
export const ReviewLink = ({ job }: { job: string }) => {
  const [count, setCount] = useState(0)
  const mayChange = useMayChange()
  // The form there has a main action of its own.
  const isSecond = useLocation().pathname.endsWith('/posting')
  const load = useCallback(async () => {
    const answer = await callApi('GET /api/job-descriptions/:id/stages', { params: { id: job } })
    if (answer.ok) setCount(answer.data.stages[0]?.count ?? 0)
  }, [job])
  useEffect(() => void load(), [load])
  useLive((event, data) => {
    if (event === 'workflowUpdated' && data.jobDescriptionId === job) void load()
  }, load)
  if (!mayChange || count === 0) return null
  return (
    <Button asChild size="2" variant={isSecond ? 'soft' : 'solid'} color={isSecond ? 'gray' : undefined} className="review-link">
      <Link to={reviewAddress(job)}>Review {count.toLocaleString('en')} new</Link>
    </Button>
  )
}
