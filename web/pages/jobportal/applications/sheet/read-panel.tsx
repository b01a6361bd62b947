import type { ReactNode } from 'react'
import type { ShownEvidence } from '../../../../api/evidence.ts'
import { Notice } from '../../../../components/notice.tsx'
import type { Choosing } from '../../../recruiter/candidate/choice-button.tsx'
import { Instructions, Unseen } from '../../../recruiter/candidate/reading-panel.tsx'
import { NotFoundMark } from '../../../recruiter/reasons/unknown.tsx'
import type { PanelProps } from './application-view.tsx'

interface ReadPanelProps extends Pick<PanelProps, 'detail'>, Choosing {
  evidence: ShownEvidence | null
}

/** What the machine read beside what a person sees, with the applicant's own name and number where they corrected them. */
export const ReadPanel = ({ detail: { read, match }, evidence, ...choosing }: ReadPanelProps) => {
  if (!read)
    return (
      <p className="muted">
        {match.isWaiting ? 'The resume is being read.' : 'Nothing could be read from this file: a person has to.'}
      </p>
    )
  return (
    <div className="stack gap-6">
      {evidence?.document.recognised && (
        <Notice tone="warning">
          <strong>Recognised, not read</strong>
          <p>The pages are pictures. Their words were recognised and may hold mistakes: compare them with the page.</p>
        </Notice>
      )}
      <section>
        <h2>Read from the resume</h2>
        <dl className="read-facts">
          <Fact name="Name">{read.name}</Fact>
          <Fact name="Email">{read.email}</Fact>
          <Fact name="Phone">{read.phone}</Fact>
          <Fact name="Positions">{listed(read.titles)}</Fact>
          <Fact name="Companies">{listed(read.companies)}</Fact>
          <Fact name="Degrees">{listed(read.degrees)}</Fact>
          <Fact name="Experience">{read.years === null ? null : `${read.years} ${read.years === 1 ? 'year' : 'years'}`}</Fact>
          <Fact name="Skills">{read.skills.length > 0 ? read.skills.join(', ') : null}</Fact>
        </dl>
      </section>
      {evidence && <Unseen hidden={evidence.hidden} />}
      {evidence && <Instructions instructions={evidence.instructions} {...choosing} />}
      <p className="small muted">
        Name and contact details are here for you. Like age, gender, nationality and the names of schools, they never count.
      </p>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children ?? (
        <>
          N/A <NotFoundMark />
        </>
      )}
    </dd>
  </div>
)

const listed = (values: string[]): ReactNode =>
  values.length === 0 ? null : (
    <ul className="bare">
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
