import { Button } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { CardRecord } from '../../../api/hiring.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { CandidateHeading } from '../candidate/candidate-heading.tsx'
import { EvidenceView } from '../candidate/evidence-view.tsx'
import { useEvidence } from '../candidate/use-evidence.ts'
import { nameOf } from '../resume-actions.tsx'

interface ReviewCardProps {
  card: CardRecord
  /** What was decided about them here; null for nothing. */
  state: 'advanced' | 'tray' | null
  /** The evidence is on the screen. */
  onOpened: () => void
}

/** One person's evidence, open by itself: seeing it is what the decision rests on. */
export const ReviewCard = ({ card, state, onOpened }: ReviewCardProps) => {
  const { answer, load } = useEvidence(card._id)
  const isThere = answer?.ok === true
  const latest = useRef(onOpened)
  useEffect(() => {
    latest.current = onOpened
  })
  useEffect(() => {
    if (isThere) latest.current()
  }, [isThere])
  if (answer === null) return <Skeleton lines={12} label="Loading the evidence..." />
  if (!answer.ok) return <FailedState title="The evidence could not be loaded" failure={answer.failure} onRetry={load} />
  const { candidate, document } = answer.data
  return (
    <div className="review-card flex flex-col">
      <CandidateHeading
        record={candidate}
        recognised={document.recognised}
        title={(name) => <h2 className="review-name text-5">{name}</h2>}
        actions={
          <>
            {state === 'advanced' && <StatusBadge tone="success">Advanced</StatusBadge>}
            {state === 'tray' && <StatusBadge tone="warning">In the tray</StatusBadge>}
            <Button asChild variant="soft" color="gray" size="1">
              <Link to={candidateAddress(candidate._id)} target="_blank">
                Open as page<span className="visually-hidden">: {nameOf(candidate)}, in a new tab</span>
              </Link>
            </Button>
          </>
        }
      />
      <EvidenceView record={candidate} answer={answer} onRetry={load} />
    </div>
  )
}
