import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { type Fate, fateNames, fates } from '#src/import-export/constants.ts'
import { fieldReport } from '#src/import-export/views.ts'
import { type FieldFateRecord, saveFile } from '../../../api/import-export.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { CountButton } from './count-button.tsx'

const tones: Record<Fate, Tone> = { mapped: 'success', kept: 'info', lost: 'warning' }

const columns: Column<FieldFateRecord>[] = [
  { key: 'field', header: 'Field', cell: ({ field }) => <code className="break-anywhere">{field}</code>, namesRow: true },
  {
    key: 'fate',
    header: 'What happens to it',
    cell: ({ fate }) => <StatusBadge tone={tones[fate]}>{fateNames[fate]}</StatusBadge>,
  },
  { key: 'as', header: 'As', cell: ({ as }) => as },
  { key: 'rows', header: 'Rows', cell: ({ rows }) => <span className="numeric">{rows.toLocaleString('en')}</span> },
]

/** What became, or would become, of every field of another system's export: nothing goes without a word. */
export const FieldReport = ({ fields, filename }: { fields: readonly FieldFateRecord[]; filename: string }) => {
  const [only, setOnly] = useState<Fate | null>(null)
  const shown = fields.filter(({ fate }) => only === null || fate === only)
  const handleDownload = () =>
    saveFile(new Blob([fieldReport(fields)], { type: 'text/csv' }), `fields of ${filename.replace(/\.[a-z]+$/i, '')}.csv`)
  return (
    <section className="panel stack gap-3" aria-labelledby="fields-heading">
      <header className="row row-between">
        <h2 id="fields-heading">What happens to each field</h2>
        <Button variant="soft" color="gray" onClick={handleDownload}>
          Download the fields (CSV)
        </Button>
      </header>
      <p className="muted">
        What has no field here is kept in a note of the candidate, “Other information”, which no score reads. What is left out
        says why.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own */}
      <div className="flex flex-wrap gap-2" role="group" aria-label="Show fields">
        <CountButton text="All fields" count={fields.length} isOn={only === null} onClick={() => setOnly(null)} />
        {fates.map((fate) => (
          <CountButton
            key={fate}
            text={fateNames[fate]}
            count={fields.filter((each) => each.fate === fate).length}
            isOn={only === fate}
            onClick={() => setOnly(only === fate ? null : fate)}
          />
        ))}
      </div>
      <DataTable
        caption="What happens to each field"
        columns={columns}
        rows={shown}
        rowKey={({ field, fate, as }) => `${field} ${fate} ${as}`}
        empty={<p className="muted">No fields like this.</p>}
      />
    </section>
  )
}
