import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { at } from '../../../address.ts'
import { useWords } from '../../../words/words.ts'

const secondsUntilHome = 5

/** Nobody was ever given this link: says so, and goes to the home page unless the visitor would rather stay. */
export const InvalidLink = ({ said }: { said?: string }) => {
  const words = useWords('assessment')
  const [left, setLeft] = useState(secondsUntilHome)
  const [stays, setStays] = useState(false)
  useEffect(() => {
    if (stays) return
    if (left === 0) return window.location.assign(at('/'))
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, stays])
  return (
    <article className="assessment-step stack gap-5 assessment-end">
      <div role="alert">
        <h1>{said || words.invalidLink}</h1>
      </div>
      <p>{words.wholeLink}</p>
      <p className="muted numeric" aria-live="off">
        {stays ? words.youStay : fill(words.takenHome, { count: left })}
      </p>
      <div className="row">
        <Button asChild>
          <a href="/">{words.homeNow}</a>
        </Button>
        {!stays && (
          <Button variant="soft" color="gray" onClick={() => setStays(true)}>
            {words.stayHere}
          </Button>
        )}
      </div>
    </article>
  )
}
