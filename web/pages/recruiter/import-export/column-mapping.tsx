import { type Field, fieldNames, fields, type Mapping } from '#src/import-export/constants.ts'
import type { ImportCheckAnswer } from '../../../api/import-export.ts'
import { Notice } from '../../../components/notice.tsx'

interface ColumnMappingProps {
  columns: NonNullable<ImportCheckAnswer['columns']>
  /** What a person should know of the columns before they import, such as that none holds email addresses. */
  notices: readonly string[]
  disabled: boolean
  onChange: (mapping: Mapping) => void
}

/** Which column holds what: as its name tells, or as a person says. A field that is chosen twice moves to the later column. */
export const ColumnMapping = ({ columns: { header, mapping, samples }, notices, disabled, onChange }: ColumnMappingProps) => {
  const heldBy = (column: number) => fields.find((field) => mapping[field] === column)
  const known = header.filter((_, column) => heldBy(column)).length
  const handleChange = (column: number, field: Field | '') => {
    const others = Object.entries(mapping).filter(([name, at]) => at !== column && name !== field)
    onChange({ ...Object.fromEntries(others), ...(field ? { [field]: column } : {}) })
  }
  return (
    <section className="panel" aria-labelledby="columns-heading">
      <header className="row row-between">
        <h2 id="columns-heading">Columns</h2>
        <span className="muted small numeric">
          {known} of {header.length} are taken in
        </span>
      </header>
      <p className="muted">
        Say what a column contains if its name does not make it clear. Columns that match nothing are left out.
      </p>
      {notices.map((notice) => (
        <Notice key={notice} tone="warning" announce>
          {notice}
        </Notice>
      ))}
      <ul className="bare import-columns tiles tile-14 mt-4">
        {header.map((name, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; two may have the same name
          <li className="flex flex-col gap-1 min-w-0" key={column}>
            <label className="flex flex-col gap-1 min-w-0">
              <span className="strong break-anywhere">{name || `Column ${column + 1}`}</span>
              <select
                className="input"
                value={heldBy(column) ?? ''}
                disabled={disabled}
                onChange={({ currentTarget: { value } }) => handleChange(column, value as Field | '')}
              >
                <option value="">Leave out</option>
                {fields.map((field) => (
                  <option key={field} value={field}>
                    {fieldNames[field]}
                  </option>
                ))}
              </select>
            </label>
            <span className="small muted truncate">{samples[column]?.join(' · ') || 'empty'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
