import type { ReactNode } from 'react'
import { PageHeading } from '../../components/page-heading.tsx'
import { Actions } from './design-system/actions.tsx'
import { Containers } from './design-system/containers.tsx'
import { Facts } from './design-system/facts.tsx'
import { Feedback } from './design-system/feedback.tsx'
import { Foundations } from './design-system/foundations.tsx'
import { Inputs } from './design-system/inputs.tsx'

const parts: [string, () => ReactNode][] = [
  ['Foundations', Foundations],
  ['Actions', Actions],
  ['Inputs', Inputs],
  ['Facts', Facts],
  ['Feedback', Feedback],
  ['Containers', Containers],
]

/** Every piece in every state. `e2e/design-system.spec.ts` compares each with its picture. */
export const DesignSystemPage = () => (
  <>
    <PageHeading title="Design system">
      The pieces that all pages are made of, each in every state, in light and in dark.
    </PageHeading>
    <div className="stack gap-6">
      {parts.map(([title, Part]) => (
        <section key={title} className="stack">
          <h2>{title}</h2>
          <div className="tiles tile-28 items-start">
            <Part />
          </div>
        </section>
      ))}
    </div>
  </>
)
