import { computed, measures } from '#src/analytics/constants.ts'
import type { Overview, StageTime } from '../../../api/analytics.ts'
import { Bar, Legend } from './bars.tsx'
import { ChartFigure, type ChartTable } from './chart-figure.tsx'
import { Definitions } from './definition.tsx'
import { daysInWords, NumberLink } from './number-link.tsx'
import { Section } from './section.tsx'

export const TimeInStageSection = ({ stages }: { stages: StageTime[] }) => {
  const longest = Math.max(0.1, ...stages.map(({ ninetiethDays }) => ninetiethDays ?? 0))
  return (
    <Section
      section="time-in-stage"
      title="Time in stage"
      lead="Stays that ended in these days; those that last are listed apart."
    >
      <ChartFigure id="time-in-stage-chart" caption="Days that stays in each stage took" table={timeTable(stages)}>
        <ul className="bar-rows flex flex-col gap-3" data-days>
          {stages.map((stage) => (
            <TimeRow key={stage.left.of} stage={stage} longest={longest} />
          ))}
        </ul>
        <Legend
          entries={[
            { look: 'solid', text: 'Half took no longer' },
            { look: 'light', text: 'Nine out of ten took no longer' },
          ]}
        />
      </ChartFigure>
      <Definitions
        entries={[
          { of: 'Stays that ended', text: measures.left.definition },
          { of: 'Median', text: computed.median },
          { of: '90th percentile', text: computed.ninetieth },
          { of: 'Still there', text: `${measures['still-there'].definition} ${computed['median-so-far']}` },
        ]}
      />
    </Section>
  )
}

const TimeRow = ({ stage, longest }: { stage: StageTime; longest: number }) => {
  const { name, left, medianDays, ninetiethDays, stillThere, medianDaysSoFar } = stage
  const median = (medianDays ?? 0) / longest
  return (
    <li className="bar-row">
      <span className="break-anywhere">{name}</span>
      <Bar
        parts={[
          { look: 'solid', share: median },
          { look: 'light', share: (ninetiethDays ?? 0) / longest - median },
        ]}
      />
      <span className="strong numeric text-right nowrap">{daysInWords(medianDays)}</span>
      <span className="bar-facts small muted">
        <span>
          <NumberLink count={left} label={`stays in ${name} that ended`} /> ended
          {ninetiethDays !== null && `, nine of ten within ${daysInWords(ninetiethDays)}`}
        </span>
        {stillThere && stillThere.count > 0 && (
          <span>
            <NumberLink count={stillThere} label={`still in ${name}`} /> still there, {daysInWords(medianDaysSoFar)} so far
          </span>
        )}
      </span>
    </li>
  )
}

const timeTable = (stages: StageTime[]): ChartTable => ({
  header: ['Stage', 'Stays that ended', 'Median', '90th percentile', 'Still there', 'Median so far'],
  rows: stages.map(({ name, left, medianDays, ninetiethDays, stillThere, medianDaysSoFar }) => [
    name,
    left,
    daysInWords(medianDays),
    daysInWords(ninetiethDays),
    stillThere,
    daysInWords(medianDaysSoFar),
  ]),
})

export const TimeToHireSection = ({ hire }: { hire: Overview['timeToHire'] }) => {
  const { hired, fromContact, uncontacted, fromPosting } = hire
  const longest = Math.max(0.1, fromContact.medianDays ?? 0, fromPosting.medianDays ?? 0)
  const bars = [
    { key: 'contact', name: 'From first contact', ...fromContact },
    { key: 'posting', name: 'From posting', ...fromPosting },
  ]
  const table: ChartTable = {
    header: ['From', 'Hired', 'Median'],
    rows: [
      ...bars.map(({ name, count, medianDays }) => [name, count, daysInWords(medianDays)]),
      ['Without a contact on record', uncontacted, null],
    ],
  }
  return (
    <Section section="time-to-hire" title="Time to hire" lead="For candidates who were hired in these days.">
      {hired.count === 0 ? (
        <p className="py-4 muted">Nobody was hired in these days.</p>
      ) : (
        <ChartFigure id="time-to-hire-chart" caption="Median days to hire" table={table}>
          <ul className="bar-rows flex flex-col gap-3" data-days>
            {bars.map(({ key, name, count, medianDays }) => (
              <li key={key} className="bar-row">
                <span className="break-anywhere">{name}</span>
                <Bar parts={[{ look: 'solid', share: (medianDays ?? 0) / longest }]} />
                <span className="strong numeric text-right nowrap">{daysInWords(medianDays)}</span>
                <span className="bar-facts small muted">
                  <span>
                    median of <NumberLink count={count} label={`hired, ${name.toLowerCase()}`} /> hired
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {uncontacted.count > 0 && (
            <p className="small muted">
              <NumberLink count={uncontacted} label="hired without a contact on record" /> hired without a contact on record
            </p>
          )}
        </ChartFigure>
      )}
      <Definitions
        entries={[
          { of: 'Hired', text: measures.hired.definition },
          { of: 'From first contact', text: `${measures['hired-contacted'].definition} ${computed['days-to-hire']}` },
          { of: 'From posting', text: `${measures['hired-posted'].definition} ${computed['days-to-hire']}` },
          { of: 'Without a contact', text: measures['hired-uncontacted'].definition },
        ]}
      />
    </Section>
  )
}
