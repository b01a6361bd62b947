import type { ShownEvidence } from '../../../../api/evidence.ts'
import type { Choosing } from '../../../recruiter/candidate/choice-button.tsx'
import { WhatWasRead } from '../../../recruiter/candidate/what-was-read.tsx'
import { listed, ReadFact } from '../../../recruiter/reasons/read-fact.tsx'
import type { PanelProps } from './panel.ts'

interface ReadPanelProps extends Pick<PanelProps, 'detail'>, Choosing {
  evidence: ShownEvidence | null
}

/** What the machine read beside what a person sees, with the applicant's own name and number where they corrected them. */
export const ReadPanel = ({ detail: { read, understood, match }, evidence, ...choosing }: ReadPanelProps) => {
  if (!read)
    return (
      <p className="muted">
        {match.isWaiting ? 'The resume is being read.' : 'Nothing could be read from this file. Please read it yourself.'}
      </p>
    )
  return (
    <WhatWasRead evidence={evidence} reading={understood} {...choosing}>
      <section>
        <h2>Read from the resume</h2>
        <dl className="facts stack gap-2">
          <ReadFact name="Name">{read.name}</ReadFact>
          <ReadFact name="Email">{read.email}</ReadFact>
          <ReadFact name="Phone">{read.phone}</ReadFact>
          <ReadFact name="Positions">{listed(read.titles)}</ReadFact>
          <ReadFact name="Companies">{listed(read.companies)}</ReadFact>
          <ReadFact name="Degrees">{listed(read.degrees)}</ReadFact>
          <ReadFact name="Experience">
            {read.years === null ? null : `${read.years} ${read.years === 1 ? 'year' : 'years'}`}
          </ReadFact>
          <ReadFact name="Skills">{read.skills.length > 0 ? read.skills.join(', ') : null}</ReadFact>
        </dl>
      </section>
    </WhatWasRead>
  )
}
