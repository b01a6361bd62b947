import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import type { ListedRecord } from '../../../api/candidates.ts'
import { activityAddress } from '../../../api/hiring.ts'
import { nameOf, useResume } from '../resume-actions.tsx'
import { loadSheet } from './use-sheet.ts'

interface RowDetailsProps {
  record: ListedRecord
  id: string
  /** Opens the evidence, or the reasons of somebody who was not ranked yet. */
  onEvidence: (record: ListedRecord) => void
}

/** What a row opens: what was read from the resume, and the ways to everything else about this person. */
export const RowDetails = ({ record, id, onEvidence }: RowDetailsProps) => {
  const { download } = useResume()
  const [{ 'Resume Data': data }] = record.matchingResult
  const isRanked = !record.recommendation?.fromHistory
  return (
    <section id={id} className="row-details" aria-label={`Details of ${nameOf(record)}`}>
      <dl>
        <Fact name="E-mail" values={data.email ? [data.email] : []} />
        <Fact name="Designation" values={data.designation} />
        <Fact name="Degree" values={data.degree} />
        <Fact name="Companies" values={data.company_names} />
        <Fact name="Skills" values={data.skills} wide />
      </dl>
      <p className="row-details-actions">
        <Button size="2" aria-haspopup="dialog" onPointerEnter={loadSheet} onClick={() => onEvidence(record)}>
          {isRanked ? 'See the evidence' : 'See the reasons'}
          <span className="visually-hidden"> for {nameOf(record)}</span>
        </Button>
        <Button size="2" variant="soft" color="gray" onClick={() => download(record.resumeId._id)}>
          Download
          <span className="visually-hidden"> the resume of {nameOf(record)}</span>
        </Button>
        {isRanked && (
          <Button size="2" variant="soft" color="gray" asChild>
            <Link to={activityAddress(record._id)}>Stage, notes and tasks</Link>
          </Button>
        )}
      </p>
    </section>
  )
}

const Fact = ({ name, values, wide }: { name: string; values: readonly string[]; wide?: boolean }) => (
  <div data-wide={wide || undefined}>
    <dt>{name}</dt>
    <dd>{values.length > 0 ? values.join(', ') : <span className="muted">Not found in the resume</span>}</dd>
  </div>
)
