import { Button } from '@radix-ui/themes'
import { useId } from 'react'
import { Link } from 'react-router'
import { assessmentsAddress } from '../../../api/assessments.ts'
import { activityAddress } from '../../../api/hiring.ts'
import { type ResultRecord, reportAddress } from '../../../api/results.ts'
import { PageHeading } from '../../../components/page-heading.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { kindWords, stateWords } from '../assessments/words.ts'
import { variantsOf } from './words.ts'

/** Who, what for, how far, under which conditions, and the way to a report. */
export const ResultHeading = ({ result, mayChange }: { result: ResultRecord; mayChange: boolean }) => {
  const { status, kind, jobTitle, candidateId, candidateName, candidateEmail } = result
  return (
    <>
      <Link to={assessmentsAddress()} className="back-link">
        ← Assessments
      </Link>
      <PageHeading title={candidateName ?? candidateEmail} actions={mayChange && <Export result={result} />}>
        {[jobTitle, candidateName ? candidateEmail : null].filter(Boolean).join(' · ')}
      </PageHeading>
      <p className="row gap-2 mb-4">
        <StatusBadge tone={stateWords[status].tone}>{stateWords[status].text}</StatusBadge>
        <StatusBadge tone="accent">{kindWords[kind]}</StatusBadge>
        {variantsOf(result).map((variant) => (
          <StatusBadge key={variant}>{variant}</StatusBadge>
        ))}
        <Link to={activityAddress(candidateId)} className="text-accent">
          Go to the candidate
        </Link>
      </p>
    </>
  )
}

/** Why there is no report; null when there is one. */
const refusalOf = ({ status, consent }: ResultRecord): string | null => {
  if (status !== 'completed') return 'There is a report once the candidate has finished.'
  if (!consent?.allowedToShare) return 'The candidate has not allowed this result to be shared, so it cannot be exported.'
  return null
}

const Export = ({ result }: { result: ResultRecord }) => {
  const reason = useId()
  const refusal = refusalOf(result)
  if (!refusal)
    return (
      <Button asChild variant="soft" color="gray">
        <a href={reportAddress(result._id)} download>
          Export report
        </a>
      </Button>
    )
  return (
    <div className="stack items-end gap-1 text-right max-w-24">
      <Button variant="soft" color="gray" disabled aria-describedby={reason}>
        Export report
      </Button>
      <span id={reason} className="small muted">
        {refusal}
      </span>
    </div>
  )
}
