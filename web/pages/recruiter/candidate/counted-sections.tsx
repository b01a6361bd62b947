import type { Choosing } from './choice-button.tsx'
import type { Component, Requirement } from './choices.ts'
import { ComponentList } from './component-list.tsx'
import { RequirementList } from './requirement-list.tsx'

interface CountedSectionsProps extends Choosing {
  requirements: Requirement[]
  components: Component[]
  percentage: number
}

/** What the job asks for and what became points, each line with the way to its words. */
export const CountedSections = ({ requirements, components, percentage, ...choosing }: CountedSectionsProps) => (
  <>
    {requirements.length > 0 && (
      <section>
        <h2>What the job asks for</h2>
        <p className="muted small hint">Click a requirement to see it in the resume.</p>
        <RequirementList requirements={requirements} {...choosing} />
      </section>
    )}
    <section>
      <h2>Where the {percentage}% comes from</h2>
      <ComponentList components={components} percentage={percentage} {...choosing} />
    </section>
  </>
)
