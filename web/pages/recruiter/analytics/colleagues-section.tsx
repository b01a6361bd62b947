import { deeds, measures } from '#src/analytics/constants.ts'
import type { Overview } from '../../../api/analytics.ts'
import { ReadableTable } from './chart-figure.tsx'
import { Definitions } from './definition.tsx'
import { Section } from './section.tsx'

/** What each person of the workspace did with candidates. */
export const ColleaguesSection = ({ colleagues }: { colleagues: Overview['colleagues'] }) => (
  <Section
    section="colleagues"
    title="Work of each recruiter"
    lead="What people did with candidates. It says how much, not how well: use it to share work, not to rate anybody."
  >
    {colleagues.length === 0 ? (
      <p className="py-4 muted">Nobody moved, rejected or wrote to a candidate in these days.</p>
    ) : (
      <div className="scroll-x">
        <ReadableTable
          caption="Moves, rejections, messages and interview offers by person"
          table={{
            header: ['Person', ...deeds.map(({ label }) => label)],
            rows: colleagues.map(({ label, deeds: own }) => [label, ...own]),
          }}
          hasLinks
        />
      </div>
    )}
    <Definitions entries={deeds.map(({ measure, label }) => ({ of: label, text: measures[measure].definition }))} />
  </Section>
)
