import type { AnalysisData } from '../../../api/matching.ts'
import { Notice } from '../../../components/notice.tsx'
import { Moment } from '../../../words/moment.tsx'
import { confidenceInWords } from '../reasons/points.ts'
import { ChoiceButton, type Choosing } from './choice-button.tsx'
import { copiedChoice } from './choices.ts'
import { CountedSections } from './counted-sections.tsx'

interface EvidencePanelProps extends Choosing {
  analysis: AnalysisData
  percentage: number
}

/** Every point of the percentage, and the way to the words it rests on. */
export const EvidencePanel = ({ analysis, percentage, ...choosing }: EvidencePanelProps) => {
  const { requirements, components, confidence, model, criteriaVersion, currentCriteriaVersion, copied, corrected } = analysis
  return (
    <div className="stack gap-6" data-choices="">
      <p className="muted small hint">
        {percentage}% means: of what the job asks for, weighed, the resume shows about {percentage} in a hundred. What is shown at
        work counts more than what is listed; what is copied counts for nothing. Every line below leads to its words in the
        resume.
      </p>
      {copied && (
        <Notice tone="warning">
          <p>
            <b>{Math.max(1, Math.round(copied.share * 100))}% of this resume is the text of the job description.</b> It earned
            nothing.
          </p>
          <ChoiceButton choice={copiedChoice(copied.passages)} className="sum grid-1-auto" {...choosing}>
            <span className="medium break-anywhere">Show the copied passages</span>
          </ChoiceButton>
        </Notice>
      )}
      {corrected && (
        <p className="pl-3 quote-line-accent">
          This score follows {corrected.count === 1 ? '1 correction' : `${corrected.count} corrections`} of what was read, the
          last by {corrected.by} on <Moment at={corrected.at} />. They are listed under What was read.
        </p>
      )}
      {criteriaVersion < currentCriteriaVersion && (
        <Notice tone="warning">
          <p>
            This score is as of version {criteriaVersion} of the criteria; version {currentCriteriaVersion} is current. Score the
            job description's candidates again to compare them by the same ones.
          </p>
        </Notice>
      )}
      {(model === 'waiting' || model === 'unavailable') && (
        <p className="muted">
          {model === 'waiting'
            ? 'A language model may still add facts, each with a quote. The score is complete without it.'
            : 'The language model cannot be reached and will be asked again. The score is complete without it.'}
        </p>
      )}
      <CountedSections requirements={requirements} components={components} percentage={percentage} {...choosing} />
      <section>
        <h2>{confidenceInWords(confidence)} confidence</h2>
        <p className="muted">
          {Math.round(confidence * 100)}% of what could be compared was answered by both documents. What they leave open does not
          count for or against the candidate.
        </p>
      </section>
    </div>
  )
}
