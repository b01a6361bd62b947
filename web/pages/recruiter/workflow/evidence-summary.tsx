import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type CallResult, callApi } from '../../../api/client.ts'
import { noteEvidenceOpened } from '../../../api/hiring.ts'
import type { CandidateRecord } from '../../../api/matching.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { EvidenceFindings } from './evidence-findings.tsx'

interface EvidenceSummaryProps {
  candidateId: string
  /** Where a press has led here already: it opens without another one. */
  opensItself?: boolean
  onOpened: () => void
}

/** What the score rests on, opened by a press: the server remembers that this person has seen it. */
export const EvidenceSummary = ({ candidateId, opensItself = false, onOpened }: EvidenceSummaryProps) => {
  const [state, setState] = useState<'closed' | 'loading' | CallResult<CandidateRecord>>('closed')
  const open = async () => {
    setState('loading')
    const answer = await callApi('GET /api/candidates/:id', { params: { id: candidateId } })
    const noted = answer.ok ? await noteEvidenceOpened(candidateId) : null
    setState(noted && !noted.ok ? noted : answer)
    if (noted?.ok) onOpened()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    if (opensItself) void open()
  }, [candidateId, opensItself])
  if (state === 'closed')
    return (
      <Button type="button" variant="soft" color="gray" onClick={() => void open()}>
        Open the evidence
      </Button>
    )
  if (state === 'loading') return <Skeleton lines={3} label="Loading candidate data..." />
  if (!state.ok)
    return <FailedState title="The evidence could not be loaded" failure={state.failure} onRetry={() => void open()} />
  const [{ 'Resume Data': data, Analysis: analysis }] = state.data.matchingResult
  return (
    <EvidenceFindings percentage={data['Matching Percentage']} {...analysis}>
      <p className="small">
        <Link to={candidateAddress(candidateId)} target="_blank">
          The whole evidence with the resume
        </Link>
      </p>
    </EvidenceFindings>
  )
}
