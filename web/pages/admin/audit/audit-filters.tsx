import { auditActionTexts } from '#src/admin/constants.ts'
import { SelectField, TextField } from '../../../components/field.tsx'
import type { AuditFilter } from '../audit-data.ts'
import { FilterForm } from '../filter-form.tsx'

export const actionText = (action: string) => auditActionTexts[action] ?? action

export const AuditFilters = ({ filter, actions }: { filter: AuditFilter; actions: string[] }) => {
  const choices = [...new Set([...actions, ...(filter.action ? [filter.action] : [])])]
  return (
    <FilterForm address="/dashboard/admin/audit" isFiltered={Object.values(filter).some(Boolean)}>
      <TextField label="Who" name="actor" defaultValue={filter.actor} maxLength={200} placeholder="Name, email or id" />
      <SelectField label="Did what" name="action" defaultValue={filter.action}>
        <option value="">Anything</option>
        {choices
          .toSorted((one, other) => actionText(one).localeCompare(actionText(other), 'en'))
          .map((action) => (
            <option key={action} value={action}>
              {actionText(action)}
            </option>
          ))}
      </SelectField>
      <TextField label="To whom" name="subject" defaultValue={filter.subject} maxLength={200} placeholder="Name, email or id" />
      <TextField label="From" name="from" type="date" defaultValue={filter.from} />
      <TextField label="To" name="to" type="date" defaultValue={filter.to} />
    </FilterForm>
  )
}
