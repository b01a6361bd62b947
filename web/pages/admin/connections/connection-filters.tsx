import { Button } from '@radix-ui/themes'
import { Form, Link } from 'react-router'
import { SelectField, TextField } from '../../../components/field.tsx'
import type { ConnectionFilter } from '../connections-data.ts'
import { purposeTexts } from './purpose-texts.ts'

/** A plain form: it works before the page is awake, and the filter is in the address. */
export const ConnectionFilters = ({ filter }: { filter: ConnectionFilter }) => (
  <Form method="get" action="/dashboard/admin/connections" className="panel filter-form" role="search" preventScrollReset>
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
    <div className="row gap-2 filter-buttons">
      <Button type="submit" size="3">
        Apply
      </Button>
      {Object.values(filter).some(Boolean) && (
        <Button asChild variant="soft" color="gray" size="3">
          <Link to="/dashboard/admin/connections">Reset</Link>
        </Button>
      )}
    </div>
  </Form>
)
