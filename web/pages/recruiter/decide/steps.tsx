import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { evidenceAhead } from '../../../api/evidence.ts'
import { workflowAhead } from '../../../api/hiring.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { type PlaceInLineup, placeInLineup, storedLineup } from '../../../state/lineup.ts'

/** Where a candidate stands in the list that the person came from; null without one, and until the browser has looked. */
export const usePlaceInLineup = (id: string): PlaceInLineup | null => {
  const [lineup, setLineup] = useState<ReturnType<typeof storedLineup>>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes from another list brings another one
  useEffect(() => setLineup(storedLineup()), [id])
  return placeInLineup(lineup, id)
}

/** Leads to the neighbors in the list, and has them at hand before they are asked for. */
export const useSteps = (id: string) => {
  const place = usePlaceInLineup(id)
  const navigate = useNavigate()
  const { previous, next } = place ?? { previous: null, next: null }
  useEffect(() => {
    const neighbors = [next, previous].filter((each) => each !== null)
    // What is on the screen comes first.
    const timer = setTimeout(async () => {
      for (const each of neighbors) await Promise.all([evidenceAhead.ask(each), workflowAhead.ask(each)])
    }, 0)
    return () => clearTimeout(timer)
  }, [next, previous])
  useLive(
    (event, data) => {
      if (event === 'apiResponseUpdated') evidenceAhead.forget(data._id)
      if (event === 'workflowUpdated') {
        workflowAhead.forget(data.candidateId)
        if (data.candidateId === null) evidenceAhead.forget(null)
      }
    },
    () => {
      evidenceAhead.forget(null)
      workflowAhead.forget(null)
    },
  )
  const go = (to: string | null) => {
    if (to !== null) navigate(candidateAddress(to))
  }
  return { place, goPrevious: () => go(previous), goNext: () => go(next) }
}

/** '3 of 26', with the ways to either side. */
export const Steps = ({ place, goPrevious, goNext }: ReturnType<typeof useSteps>) => {
  if (!place) return null
  const { position, total, label, back } = place
  return (
    <nav className="lineup off-paper flex items-center gap-2 min-w-0 mb-3 text-2 narrow-full" aria-label="Through the list">
      <Link to={back} className="lineup-back truncate min-w-0 text-soft">
        {label}
      </Link>
      <span className="lineup-place numeric flex-none strong">
        {position.toLocaleString('en')} of {total.toLocaleString('en')}
      </span>
      <Button variant="soft" color="gray" size="1" disabled={place.previous === null} onClick={goPrevious}>
        Previous<span className="visually-hidden"> candidate</span>
      </Button>
      <Button variant="soft" color="gray" size="1" disabled={place.next === null} onClick={goNext}>
        Next<span className="visually-hidden"> candidate</span>
      </Button>
    </nav>
  )
}
