import type { AnalysisData } from '../../../api/matching.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { doubtInWords } from '../reasons/row-doubts.ts'

interface ScoreBadgesProps {
  analysis: AnalysisData
  /** True when the words were recognised in pictures. */
  recognised: boolean
}

/** What has to be known before a score is relied on, each in a word or two. */
export const ScoreBadges = ({ analysis, recognised }: ScoreBadgesProps) => {
  const { criteriaVersion, currentCriteriaVersion, model, missingMusts, copied, reading } = analysis
  const notRead = reading?.notUnderstood.flatMap(({ short }) => short ?? []) ?? []
  const doubt = doubtInWords({ readItYourself: reading?.readItYourself === true, notRead })
  return (
    <>
      {missingMusts.length > 0 && (
        <StatusBadge tone="warning">
          {missingMusts.length} {missingMusts.length === 1 ? 'must-have' : 'must-haves'} missing
        </StatusBadge>
      )}
      {copied && <StatusBadge tone="warning">{Math.max(1, Math.round(copied.share * 100))}% copied from the job</StatusBadge>}
      {criteriaVersion < currentCriteriaVersion && (
        <StatusBadge tone="warning">As of version {criteriaVersion} of the criteria</StatusBadge>
      )}
      {doubt && <StatusBadge tone="warning">{doubt}</StatusBadge>}
      {recognised && <StatusBadge tone="warning">Text recognized in a picture</StatusBadge>}
      {model === 'waiting' && <StatusBadge tone="info">Language model still to come</StatusBadge>}
      {model === 'unavailable' && <StatusBadge tone="warning">Language model unavailable</StatusBadge>}
      {model === 'added' && <StatusBadge tone="info">With facts from a language model</StatusBadge>}
    </>
  )
}
