import { Notice } from '../../../../components/notice.tsx'
import type { Choosing } from '../../../recruiter/candidate/choice-button.tsx'
import { CountedSections } from '../../../recruiter/candidate/counted-sections.tsx'
import { confidenceInWords } from '../../../recruiter/reasons/points.ts'
import type { PanelProps } from './panel.ts'

/** Every point of the percentage, and the way to the words it rests on. */
export const MatchPanel = ({ detail: { analysis, match }, ...choosing }: Pick<PanelProps, 'detail'> & Choosing) => {
  if (!analysis)
    return (
      <p className="muted">
        {match.isWaiting
          ? 'The resume is being read. Its match appears here by itself.'
          : match.unreadable
            ? 'There is no match without text to compare. Please read this resume yourself.'
            : 'There is no match: the job description has nothing to compare a resume with.'}
      </p>
    )
  const { requirements = [], components, percentage, confidence, warnings, engine } = analysis
  return (
    <div className="stack gap-6" data-choices="">
      {warnings.length > 0 && (
        <Notice tone="warning">
          <strong>Before you rely on this</strong>
          <ul className="dots">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <CountedSections requirements={requirements} components={components} percentage={percentage} {...choosing} />
      <section>
        <h2>{confidenceInWords(confidence)} confidence</h2>
        <p className="muted">
          {Math.round(confidence * 100)}% of what could be compared was answered by both the job and the resume. What they leave
          open does not count for or against the applicant.
        </p>
        <p className="muted small">
          Computed by fixed rules ({engine}); no model decides anything. Name, contact details, age, gender and school never
          count.
        </p>
      </section>
    </div>
  )
}
