import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { checkReport, stateNames } from '#src/import-export/views.ts'
import { type CheckedRowRecord, type ImportCheckAnswer, type RowState, saveFile } from '../../../api/import-export.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { CountButton } from './count-button.tsx'

const tones: Record<RowState, Tone> = { new: 'success', version: 'info', duplicate: 'neutral', refused: 'error' }
const states = ['new', 'version', 'duplicate', 'refused'] as const
const perPage = 50

const columns: Column<CheckedRowRecord>[] = [
  { key: 'place', header: 'Row', cell: ({ place }) => <span className="numeric nowrap">{place}</span>, namesRow: true },
  {
    key: 'who',
    header: 'Person',
    cell: ({ name, email }) => (
      <span className="flex flex-col break-anywhere">
        <span>{name ?? <span className="muted">No name</span>}</span>
        {email && <span className="small muted">{email}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    header: 'What happens to it',
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{stateNames[state]}</StatusBadge>,
  },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason, warnings }) => (
      <span className="flex flex-col break-anywhere">
        {reason && <span>{reason}</span>}
        {warnings.map((warning) => (
          <span key={warning} className="small muted">
            {warning}
          </span>
        ))}
        {!reason && warnings.length === 0 && <span className="muted">–</span>}
      </span>
    ),
  },
]

/** What would become of each row, and why. */
export const CheckReport = ({ check: { filename, counts, rows } }: { check: ImportCheckAnswer }) => {
  const [only, setOnly] = useState<RowState | 'warned' | null>(null)
  const [page, setPage] = useState(0)
  const choose = (next: typeof only) => {
    setOnly(next)
    setPage(0)
  }
  const warned = rows.filter(({ warnings }) => warnings.length > 0)
  const fitting = only === null ? rows : only === 'warned' ? warned : rows.filter(({ state }) => state === only)
  const last = Math.max(0, Math.ceil(fitting.length / perPage) - 1)
  const at = Math.min(page, last)
  const shown = fitting.slice(at * perPage, (at + 1) * perPage)
  const handleDownload = () =>
    saveFile(new Blob([checkReport(rows)], { type: 'text/csv' }), `check of ${filename.replace(/\.[a-z]+$/i, '')}.csv`)
  return (
    <section className="panel" aria-labelledby="report-heading">
      <header className="row row-between">
        <h2 id="report-heading">What happens to each row</h2>
        <Button variant="soft" color="gray" onClick={handleDownload}>
          Download this list (CSV)
        </Button>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own */}
      <div className="flex flex-wrap gap-2" role="group" aria-label="Show rows">
        <CountButton text="All rows" count={rows.length} isOn={only === null} onClick={() => choose(null)} />
        {states.map((state) => (
          <CountButton
            key={state}
            text={stateNames[state]}
            count={counts[state]}
            isOn={only === state}
            onClick={() => choose(only === state ? null : state)}
          />
        ))}
        {warned.length > 0 && (
          <CountButton
            text="With something left out"
            count={warned.length}
            isOn={only === 'warned'}
            onClick={() => choose(only === 'warned' ? null : 'warned')}
          />
        )}
      </div>
      <DataTable
        caption="What happens to each row"
        columns={columns}
        rows={shown}
        rowKey={({ place }) => place}
        empty={<p className="muted">No rows like this.</p>}
      />
      {fitting.length > perPage && (
        <nav className="pages row justify-between" aria-label="Pages">
          <span className="muted numeric" role="status">
            {at * perPage + 1}–{at * perPage + shown.length} of {fitting.length.toLocaleString('en')}
          </span>
          <span className="row gap-2">
            <Button variant="soft" color="gray" disabled={at === 0} onClick={() => setPage(at - 1)}>
              Previous
            </Button>
            <Button variant="soft" color="gray" disabled={at === last} onClick={() => setPage(at + 1)}>
              Next
            </Button>
          </span>
        </nav>
      )}
    </section>
  )
}
