import { Button } from '@radix-ui/themes'
import { Form, Link } from 'react-router'
import { auditActionTexts } from '#src/admin/constants.ts'
import { SelectField, TextField } from '../../../components/field.tsx'
import type { AuditFilter } from '../audit-data.ts'

export const actionText = (action: string) => auditActionTexts[action] ?? action

/** A plain form: it works before the page is awake, and the filter is in the address. */
export const AuditFilters = ({ filter, actions }: { filter: AuditFilter; actions: string[] }) => {
  const choices = [...new Set([...actions, ...(filter.action ? [filter.action] : [])])]
  return (
    <Form method="get" action="/dashboard/admin/audit" className="panel filter-form" role="search" preventScrollReset>
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
      <div className="row gap-2 filter-buttons">
        <Button type="submit" size="3">
          Apply
        </Button>
        {Object.values(filter).some(Boolean) && (
          <Button asChild variant="soft" color="gray" size="3">
            <Link to="/dashboard/admin/audit">Reset</Link>
          </Button>
        )}
      </div>
    </Form>
  )
}
