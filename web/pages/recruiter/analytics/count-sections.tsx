import { measures } from '#src/analytics/constants.ts'
import type { LabelledCount, Overview } from '../../../api/analytics.ts'
import { Bar, CountBars, Legend } from './bars.tsx'
import { ChartFigure, type ChartTable } from './chart-figure.tsx'
import { Definitions } from './definition.tsx'
import { NumberLink } from './number-link.tsx'
import { Section } from './section.tsx'

const rowsOf = (what: string, counts: LabelledCount[]): ChartTable['rows'] =>
  counts.map(({ label, count }) => [label, what, count])

export const SourceSection = ({ sources }: { sources: Overview['sources'] }) => (
  <Section
    section="sources"
    title="Sources"
    lead="Where resumes came from, and who added them. A way that nothing has come by is not shown."
  >
    <ChartFigure
      id="sources-chart"
      caption="Candidates by source"
      table={{
        header: ['Which', 'By', 'Candidates'],
        rows: [...rowsOf('source', sources.ways), ...rowsOf('person', sources.people)],
      }}
    >
      <h3 className="small">Way in</h3>
      <CountBars counts={sources.ways} unit="candidates" />
      <h3 className="small">Added by</h3>
      <CountBars counts={sources.people} unit="candidates" />
    </ChartFigure>
    <Definitions
      entries={[
        { of: 'Way in', text: measures.source.definition },
        { of: 'Added by', text: measures.uploader.definition },
      ]}
    />
  </Section>
)

export const RejectionSection = ({ rejections }: { rejections: Overview['rejections'] }) => (
  <Section
    section="rejections"
    title="Rejections"
    lead={
      <>
        <NumberLink count={rejections.all} label="rejections" /> rejections by people, never by a rule. Nothing here is counted by
        age, gender, origin or any other protected trait.
      </>
    }
  >
    {rejections.all.count > 0 && (
      <ChartFigure
        id="rejections-chart"
        caption="Rejections by reason and by stage"
        table={{
          header: ['Which', 'By', 'Rejections'],
          rows: [...rowsOf('reason', rejections.reasons), ...rowsOf('stage before', rejections.stages)],
        }}
      >
        <h3 className="small">Reason</h3>
        <CountBars counts={rejections.reasons} unit="rejections" hasLongLabels />
        <h3 className="small">Stage they were in</h3>
        <CountBars counts={rejections.stages} unit="rejections" />
      </ChartFigure>
    )}
    <Definitions
      entries={[
        { of: 'Rejections', text: measures.rejected.definition },
        { of: 'Reason', text: measures['rejected-reason'].definition },
        { of: 'Stage they were in', text: measures['rejected-from'].definition },
      ]}
    />
  </Section>
)

export const AssessmentSection = ({ assessments }: { assessments: LabelledCount[] }) => (
  <Section section="assessments" title="Assessments">
    <ChartFigure
      id="assessments-chart"
      caption="Assessments by state"
      table={{ header: ['State', 'Assessments'], rows: assessments.map(({ label, count }) => [label, count]) }}
    >
      <CountBars counts={assessments} unit="assessments" />
    </ChartFigure>
    <Definitions entries={[{ of: 'Assessments', text: measures.assessments.definition }]} />
  </Section>
)

export const TaskSection = ({ tasks }: { tasks: Overview['tasks'] }) => {
  const most = Math.max(1, ...tasks.map(({ open }) => open.count))
  return (
    <Section section="tasks" title="Tasks" lead="As they are now, whatever the days.">
      {tasks.length === 0 ? (
        <p className="py-4 muted">No task is open.</p>
      ) : (
        <ChartFigure
          id="tasks-chart"
          caption="Open and overdue tasks by person"
          table={{
            header: ['Assigned to', 'Open', 'Overdue'],
            rows: tasks.map(({ label, open, overdue }) => [label, open, overdue]),
          }}
        >
          <ul className="bar-rows flex flex-col gap-3">
            {tasks.map(({ label, open, overdue }) => (
              <li key={open.of} className="bar-row">
                <span className="break-anywhere">{label}</span>
                <Bar
                  parts={[
                    { look: 'solid', share: (open.count - overdue.count) / most },
                    { look: 'dotted', share: overdue.count / most },
                  ]}
                />
                <span className="strong numeric text-right nowrap">
                  <NumberLink count={open} label={`open tasks of ${label}`} />
                </span>
                {overdue.count > 0 && (
                  <span className="bar-facts small muted">
                    <span>
                      <NumberLink count={overdue} label={`overdue tasks of ${label}`} /> overdue
                    </span>
                  </span>
                )}
              </li>
            ))}
          </ul>
          <Legend
            entries={[
              { look: 'solid', text: 'Open' },
              { look: 'dotted', text: 'Overdue' },
            ]}
          />
        </ChartFigure>
      )}
      <Definitions
        entries={[
          { of: 'Open', text: measures['tasks-open'].definition },
          { of: 'Overdue', text: measures['tasks-overdue'].definition },
        ]}
      />
    </Section>
  )
}

export const MessageSection = ({ messages }: { messages: LabelledCount[] }) => (
  <Section section="messages" title="Messages" lead="To candidates, by their state.">
    {messages.every(({ count }) => count.count === 0) ? (
      <p className="py-4 muted">No message was written in these days.</p>
    ) : (
      <ChartFigure
        id="messages-chart"
        caption="Messages by state"
        table={{ header: ['State', 'Messages'], rows: messages.map(({ label, count }) => [label, count]) }}
      >
        <CountBars counts={messages} unit="messages" />
      </ChartFigure>
    )}
    <Definitions entries={[{ of: 'Messages', text: measures.messages.definition }]} />
  </Section>
)
