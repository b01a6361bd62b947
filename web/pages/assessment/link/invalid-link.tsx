import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'

const secondsUntilHome = 5

/** Nobody was ever given this link: says so, and goes to the home page unless the visitor would rather stay. */
export const InvalidLink = ({ said }: { said?: string }) => {
  const [left, setLeft] = useState(secondsUntilHome)
  const [stays, setStays] = useState(false)
  useEffect(() => {
    if (stays) return
    if (left === 0) return window.location.assign('/')
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, stays])
  return (
    <article className="assessment-step assessment-end">
      <div role="alert">
        <h1>{said || 'Invalid assessment link'}</h1>
      </div>
      <p>Check that you have opened the whole link from your e-mail, or ask the company that sent it for a new one.</p>
      <p className="muted numeric" aria-live="off">
        {stays ? 'You stay on this page.' : `You will be taken to the home page in ${left} s.`}
      </p>
      <div className="row">
        <Button asChild>
          <a href="/">Go to the home page now</a>
        </Button>
        {!stays && (
          <Button variant="soft" color="gray" onClick={() => setStays(true)}>
            Stay here
          </Button>
        )}
      </div>
    </article>
  )
}
