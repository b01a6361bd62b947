import type { ImpactAnswer, ImpactTable } from '../api/fairness.ts'
import { dayOf } from '../dates.ts'
import { DataTable } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'

const titles: Record<ImpactTable['by'], string> = { sex: 'By sex', ethnicity: 'By ethnicity', both: 'By both together' }
const share = (value: number | null) => (value === null ? '–' : `${Math.round(value * 1000) / 10}%`)
const ratio = (value: number | null) => (value === null ? '–' : value.toFixed(2))

/** Impact ratios as New York City's Local Law 144 asks for them, from what applicants said of themselves. */
export const ImpactTables = ({ impact: { until, answered, smallestGroup, tables } }: { impact: ImpactAnswer }) => {
  if (tables.length === 0)
    return (
      <EmptyState picture="chart" title="Not enough answers yet">
        The tables appear once {smallestGroup} applicants have answered the voluntary questions about themselves. Applications
        received through {dayOf(until)} are counted.
      </EmptyState>
    )
  return (
    <div className="stack gap-5">
      <p className="muted">
        Applications received through {dayOf(until)}, about {answered} answers. Selected means shortlisted. The impact ratio is
        the rate of a group as a share of the highest rate; below 0.80 deserves a look. Groups of fewer than {smallestGroup} are
        not shown. Nobody can see what one person answered.
      </p>
      {tables.map((table) => (
        <section key={table.by} className="stack gap-2">
          <h2>{titles[table.by]}</h2>
          <DataTable
            caption={`Impact ratios ${titles[table.by].toLowerCase()}`}
            rows={table.rows}
            rowKey={({ group }) => group}
            empty="Nobody gave this answer."
            columns={[
              {
                key: 'group',
                header: 'Group',
                namesRow: true,
                cell: ({ group, people }) => (people === null ? `${group} (too few to show)` : group),
              },
              { key: 'people', header: 'Applicants', align: 'end', cell: ({ people }) => people ?? '–' },
              { key: 'selected', header: 'Selected', align: 'end', cell: ({ selected }) => selected ?? '–' },
              { key: 'rate', header: 'Selection rate', align: 'end', cell: ({ selectionRate }) => share(selectionRate) },
              { key: 'ratio', header: 'Impact ratio', align: 'end', cell: ({ impactRatio }) => ratio(impactRatio) },
              { key: 'scoring', header: 'Match above the median', align: 'end', cell: ({ scoringRate }) => share(scoringRate) },
              {
                key: 'scoringRatio',
                header: 'Impact ratio of match scores',
                align: 'end',
                cell: ({ scoringRatio }) => ratio(scoringRatio),
              },
            ]}
          />
        </section>
      ))}
    </div>
  )
}
