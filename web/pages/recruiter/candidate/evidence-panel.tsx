import type { AnalysisData } from '../../../api/matching.ts'
import { Notice } from '../../../components/notice.tsx'
import { confidenceInWords } from '../reasons/points.ts'
import type { Choosing } from './choice-button.tsx'
import { ComponentList } from './component-list.tsx'
import { RequirementList } from './requirement-list.tsx'

interface EvidencePanelProps extends Choosing {
  analysis: AnalysisData
  percentage: number
}

/** Every point of the percentage, and the way to the words it rests on. */
export const EvidencePanel = ({ analysis, percentage, ...choosing }: EvidencePanelProps) => {
  const { requirements, components, confidence, model, criteriaVersion, currentCriteriaVersion } = analysis
  return (
    <div className="stack gap-6" data-choices="">
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
      {requirements.length > 0 && (
        <section>
          <h2>What the job asks for</h2>
          <p className="muted small hint">Choose a line to see its words in the resume.</p>
          <RequirementList requirements={requirements} {...choosing} />
        </section>
      )}
      <section>
        <h2>Where the {percentage}% comes from</h2>
        <ComponentList components={components} percentage={percentage} {...choosing} />
      </section>
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
