import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/field.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Specimen } from './specimen.tsx'

interface Person {
  name: string
  stage: string
  match: number
}

const people: Person[] = [
  { name: 'Rosa Winterfield', stage: 'Interview', match: 86 },
  { name: 'Ben Ode', stage: 'New', match: 71 },
]

const columns: Column<Person>[] = [
  { key: 'name', header: 'Candidate', cell: ({ name }) => name, namesRow: true, sortBy: ({ name }) => name },
  { key: 'stage', header: 'Stage', cell: ({ stage }) => <StatusBadge>{stage}</StatusBadge> },
  { key: 'match', header: 'Match', align: 'end', cell: ({ match }) => `${match}%`, sortBy: ({ match }) => match },
]

/** What holds other pieces. */
export const Containers = () => {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Specimen name="panel" title="Panel" use="A part of a page with a heading of its own.">
        <section className="panel stack gap-2">
          <h4>Interviews today</h4>
          <p className="muted">Two, the first at 10:00.</p>
        </section>
      </Specimen>
      <Specimen name="table" title="Table" use="Sorts by its headings; cards on a phone, plain on paper.">
        <DataTable
          caption="Example of a table"
          columns={columns}
          rows={people}
          rowKey={({ name }) => name}
          empty="Nobody yet"
          expandedKey="Ben Ode"
          expansion={({ name }) => `What opens below ${name}`}
        />
      </Specimen>
      <Specimen name="table-empty" title="Table without rows" use="Says so across all columns.">
        <DataTable
          caption="Example of an empty table"
          columns={columns}
          rows={[]}
          rowKey={({ name }) => name}
          empty="Nobody yet"
        />
      </Specimen>
      <Specimen name="disclosure" title="Disclosure" use="What few people need, one press away.">
        <details>
          <summary>How this is counted</summary>
        </details>
        <details open>
          <summary>Who sees this</summary>
          <p className="muted">Owners and recruiters of the workspace.</p>
        </details>
      </Specimen>
      <Specimen name="tooltip" title="Tooltip" use="The exact fact behind a short one: never the only place of something needed.">
        <p>
          <abbr title="Dec 5, 2026, 14:30 UTC">2 days ago</abbr>
        </p>
      </Specimen>
      <Specimen name="dialogs" title="Dialogs" use="One question over the page. Escape closes it, and the focus goes back.">
        <div className="row">
          <Button variant="soft" color="gray" onClick={() => setOpen('dialog')}>
            Open a dialog
          </Button>
          <Button variant="soft" color="gray" onClick={() => setOpen('confirm')}>
            Open a question
          </Button>
        </div>
      </Specimen>
      <Dialog open={open === 'dialog'} onClose={close} title="Invite a colleague" description="They’ll get an email with a link.">
        <form className="stack" onSubmit={(event) => event.preventDefault()}>
          <TextField label="Email" defaultValue="ben@example.com" />
          <DialogActions refusal="Ben is in this workspace already.">
            <Button type="button" variant="soft" color="gray" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Invite</Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete this job?"
        destructive
        confirmText="Delete"
        cancelText="Keep"
        onConfirm={close}
        onClose={close}
      >
        Its 26 candidates are deleted too. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}
