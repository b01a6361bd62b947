import type { CallResult } from '../../../api/client.ts'
import type { EvidenceAnswer } from '../../../api/evidence.ts'
import type { CandidateRecord } from '../../../api/matching.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { CorrectButton } from '../corrections/correct-button.tsx'
import { ReadByModel } from '../reasons/read-by-model.tsx'
import { ResumeFactsList } from '../reasons/resume-facts-list.tsx'
import { nameOf } from '../resume-actions.tsx'
import { ChoiceButton, type Choosing } from './choice-button.tsx'
import { modelChoice } from './choices.ts'
import { WhatWasRead } from './what-was-read.tsx'

interface ReadingPanelProps extends Choosing {
  record: CandidateRecord
  answer: CallResult<EvidenceAnswer> | null
}

/** What the machine read of a candidate's resume, beside what a person sees. */
export const ReadingPanel = ({ record, answer, ...choosing }: ReadingPanelProps) => {
  const [{ 'Resume Data': data, Analysis: analysis }] = record.matchingResult
  const evidence = answer?.ok ? answer.data : null
  return (
    <WhatWasRead evidence={evidence} reading={analysis.reading} {...choosing}>
      <section>
        <h2>Read from the resume</h2>
        <ResumeFactsList data={data} />
        {!record.blindReview && <CorrectButton candidateId={record._id} name={nameOf(record)} />}
      </section>
      <ReadByModel
        read={analysis.readByModel}
        place={
          evidence
            ? ({ field, value, quote }) => (
                <ChoiceButton choice={modelChoice(field, quote)} className="demand demand-plain" {...choosing}>
                  <span className="medium break-anywhere">{value}</span>
                  <span className="quote-page muted small numeric nowrap">p. {quote.page}</span>
                </ChoiceButton>
              )
            : undefined
        }
      />
      {answer === null && <Skeleton lines={4} label="Loading what was read..." />}
    </WhatWasRead>
  )
}
