import type { ReactNode } from 'react'
import type { ResumeData } from '../../../api/matching.ts'
import { NotFoundMark } from './unknown.tsx'

/** Skills beyond these open on request. */
const skillsShown = 14

export const ResumeFactsList = ({ data }: { data: ResumeData }) => (
  <dl className="read-facts">
    <Fact name="Email">{data.email}</Fact>
    <Fact name="Phone">{data.mobile_number}</Fact>
    <Fact name="Positions">{listed(data.designation)}</Fact>
    <Fact name="Companies">{listed(data.company_names)}</Fact>
    <Fact name="Degrees">{listed(data.degree)}</Fact>
    <Fact name="Skills">
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
    </Fact>
  </dl>
)

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
