import { Link } from 'react-router'
import type { CandidateRecord } from '../../../api/matching.ts'
import { Notice } from '../../../components/notice.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { Download } from '../resume-actions.tsx'
import { HowRead } from './how-read.tsx'
import { asHeading, confidenceInWords, countedComponents, uncountedComponents } from './points.ts'
import { Quotes } from './quotes.tsx'
import { ReadByModel } from './read-by-model.tsx'
import { ReadItYourself } from './read-it-yourself.tsx'
import { ResumeFactsList } from './resume-facts-list.tsx'
import { UncountedComponents } from './uncounted-components.tsx'

interface ReasonsPanelProps {
  record: CandidateRecord
  id: string
}

/** Everything a recruiter needs to defend the percentage: what counted, how much, and the resume's own words for it. */
export const ReasonsPanel = ({ record, id }: ReasonsPanelProps) => {
  const [{ 'Resume Data': data, Analysis: analysis }] = record.matchingResult
  const percentage = data['Matching Percentage']
  if (percentage === null)
    return (
      <section className="reasons grid narrow-1" id={id} aria-label={`Reasons for ${data.name ?? record.resumeId.filename}`}>
        <p>This resume could not be read, so there is no score. {analysis.unreadable}</p>
      </section>
    )
  const counted = countedComponents(analysis.components, percentage)
  const uncounted = uncountedComponents(analysis.components)
  return (
    <section className="reasons grid narrow-1" id={id} aria-label={`Reasons for ${data.name ?? record.resumeId.filename}`}>
      <div className="reasons-main">
        {analysis.warnings.length > 0 && (
          <Notice tone="warning">
            <strong>Before you rely on this</strong>
            <ul className="dots">
              {analysis.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
        )}
        <h2>Where the {percentage}% comes from</h2>
        {counted.length === 0 && <p className="muted">Nothing in the two documents could be compared.</p>}
        <ol className="bare components">
          {counted.map((component) => (
            <li key={component.name} className="component py-4 line-top">
              <div className="flex items-baseline justify-between gap-4">
                <h3>{asHeading(component.name)}</h3>
                <p className="component-points muted numeric nowrap">
                  <b className="text-strong large bold">{component.earned}</b> of {component.possible} points
                </p>
              </div>
              <span className="bar component-track block" aria-hidden="true">
                <span style={{ width: `${Math.round(component.score * 100)}%` }} />
              </span>
              <p className="text-strong max-w-40">
                {component.summary}{' '}
                {component.source === 'model' && <StatusBadge tone="info">partly found by a language model</StatusBadge>}
              </p>
              <Quotes evidence={component.evidence} />
            </li>
          ))}
        </ol>
        <UncountedComponents components={uncounted} className="uncounted pt-4 muted line-top" />
      </div>
      <aside className="reasons-side stack gap-5 text-2">
        <div>
          <h3>Not found in the resume</h3>
          {analysis.missing.length === 0 ? (
            <p className="muted">Nothing the job description asks for is missing.</p>
          ) : (
            <ul className="bare missing stack gap-1">
              {analysis.missing.map((what) => (
                <li className="grid break-anywhere" key={what}>
                  {what}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <h3>{confidenceInWords(analysis.confidence)} confidence</h3>
          <p className="muted">
            {Math.round(analysis.confidence * 100)}% of what could be compared was answered by both documents. What they leave
            open does not count for or against the candidate.
          </p>
        </div>
        <div>
          <h3>Read from the resume</h3>
          <ResumeFactsList data={data} />
        </div>
        <ReadByModel read={analysis.readByModel} level={3} />
        <HowRead reading={analysis.reading} advice={<ReadItYourself reading={analysis.reading} />} level={3} />
        <div>
          <h3>Resume</h3>
          <div className="flex items-center justify-between gap-3 break-anywhere">
            <span>{record.resumeId.filename}</span>
            <Download record={record} />
          </div>
          <p>
            <Link to={`/dashboard/candidates/${record._id}`}>See every quote on the page</Link>
          </p>
        </div>
        <p className="small muted">
          Computed by fixed rules ({analysis.version}), with open roles counted until {dayOf(analysis.referenceDay)}. Name,
          contact details, age, gender and school never count.
        </p>
      </aside>
    </section>
  )
}
