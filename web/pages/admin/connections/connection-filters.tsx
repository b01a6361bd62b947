import { SelectField, TextField } from '../../../components/field.tsx'
import type { ConnectionFilter } from '../connections-data.ts'
import { FilterForm } from '../filter-form.tsx'
import { purposeTexts } from './purpose-texts.ts'

export const ConnectionFilters = ({ filter }: { filter: ConnectionFilter }) => (
  <FilterForm address="/dashboard/admin/connections" isFiltered={Object.values(filter).some(Boolean)}>
    <SelectField label="What for" name="purpose" defaultValue={filter.purpose}>
      <option value="">Anything</option>
      {Object.entries(purposeTexts).map(([purpose, text]) => (
        <option key={purpose} value={purpose}>
          {text}
        </option>
      ))}
    </SelectField>
    <SelectField label="Outcome" name="outcome" defaultValue={filter.outcome}>
      <option value="">Sent or refused</option>
      <option value="sent">Sent</option>
      <option value="refused">Refused</option>
    </SelectField>
    <TextField label="Host" name="host" defaultValue={filter.host} maxLength={200} placeholder="Part of a name" />
    <TextField label="About" name="subject" defaultValue={filter.subject} maxLength={200} placeholder="Id" />
    <TextField label="From" name="from" type="date" defaultValue={filter.from} />
    <TextField label="To" name="to" type="date" defaultValue={filter.to} />
  </FilterForm>
)
