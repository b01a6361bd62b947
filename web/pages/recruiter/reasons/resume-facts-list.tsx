import type { ResumeData } from '../../../api/matching.ts'
import { listed, ReadFact } from './read-fact.tsx'

/** Skills beyond these open on request. */
const skillsShown = 14

export const ResumeFactsList = ({ data }: { data: ResumeData }) => (
  <dl className="facts stack gap-2">
    <ReadFact name="Email">{data.email}</ReadFact>
    <ReadFact name="Phone">{data.mobile_number}</ReadFact>
    <ReadFact name="Positions">{listed(data.designation)}</ReadFact>
    <ReadFact name="Companies">{listed(data.company_names)}</ReadFact>
    <ReadFact name="Degrees">{listed(data.degree)}</ReadFact>
    <ReadFact name="Skills">
      {data.skills.length > 0 ? (
        <>
          {data.skills.slice(0, skillsShown).join(', ')}
          {data.skills.length > skillsShown && (
            <details>
              <summary>{data.skills.length - skillsShown} more</summary>
              {data.skills.slice(skillsShown).join(', ')}
            </details>
          )}
        </>
      ) : null}
    </ReadFact>
  </dl>
)
