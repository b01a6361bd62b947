import { computed, measures } from '#src/analytics/constants.ts'
import type { FunnelStage, Overview } from '../../../api/analytics.ts'
import { Bar, Legend } from './bars.tsx'
import { ChartFigure, type ChartTable } from './chart-figure.tsx'
import { Definitions } from './definition.tsx'
import { NumberLink, percentInWords } from './number-link.tsx'
import { Section } from './section.tsx'

/** How many reached each stage, went on, or stopped there. */
export const FunnelSection = ({ funnel, isOfOne }: { funnel: Overview['funnel']; isOfOne: boolean }) => (
  <Section
    section="funnel"
    title="Funnel by stage"
    lead={
      isOfOne
        ? 'The stages of this job description, in their order of today.'
        : 'All job descriptions together by the usual stages: a renamed stage keeps its place, an added one counts as the stage it follows.'
    }
  >
    <ChartFigure id="funnel-chart" caption="Candidates by the stages they reached" table={tableOf(funnel.stages)}>
      <ol className="bar-rows funnel-rows flex flex-col gap-3">
        {funnel.stages.map((stage, index) => (
          <Row key={stage.reached.of} stage={stage} next={funnel.stages[index + 1]} all={funnel.ranked.count} />
        ))}
      </ol>
      <Legend
        entries={[
          { look: 'solid', text: 'Went on, or hired' },
          { look: 'striped', text: 'No further so far' },
          { look: 'dotted', text: 'Rejected here' },
        ]}
      />
    </ChartFigure>
    <Definitions
      entries={[
        { of: 'Reached', text: measures.reached.definition },
        { of: 'Of the stage before', text: computed.conversion },
        { of: 'Were in it', text: measures.entered.definition },
        { of: 'No further so far', text: measures.open.definition },
        { of: 'Rejected', text: measures['stopped-here'].definition },
      ]}
    />
  </Section>
)

interface RowProps {
  stage: FunnelStage
  next: FunnelStage | undefined
  all: number
}

const Row = ({ stage: { name, kind, reached, ofPrevious, open, rejected }, next, all }: RowProps) => {
  const share = (count: number) => (all === 0 ? 0 : count / all)
  const wentOn = (next?.reached.count ?? 0) + (kind === 'hired' ? open.count : 0)
  return (
    <li className="bar-row">
      <span className="break-anywhere">
        {name}
        {ofPrevious !== null && <span className="small muted"> {percentInWords(ofPrevious)} of the stage before</span>}
      </span>
      <Bar
        parts={[
          { look: 'solid', share: share(wentOn) },
          { look: 'striped', share: kind === 'hired' ? 0 : share(open.count) },
          { look: 'dotted', share: share(rejected.count) },
        ]}
      />
      <span className="strong numeric text-right nowrap">
        <NumberLink count={reached} label={`reached ${name}`} />
      </span>
      <span className="bar-facts small muted">
        {kind === 'open' && (
          <span>
            <NumberLink count={open} label={`no further than ${name} and not rejected`} /> no further so far
          </span>
        )}
        {rejected.count > 0 && (
          <span>
            <NumberLink count={rejected} label={`no further than ${name} and rejected`} /> rejected
          </span>
        )}
      </span>
    </li>
  )
}

const tableOf = (stages: FunnelStage[]): ChartTable => ({
  header: ['Stage', 'Reached', 'Of the stage before', 'Of all', 'Were in it', 'No further so far', 'No further, rejected'],
  rows: stages.map(({ name, reached, ofPrevious, ofAll, entered, open, rejected }) => [
    name,
    reached,
    percentInWords(ofPrevious),
    percentInWords(ofAll),
    entered,
    open,
    rejected,
  ]),
})
