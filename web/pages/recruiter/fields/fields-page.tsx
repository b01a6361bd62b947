import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { fieldLimits, neverScored } from '#src/fields/constants.ts'
import { type CallResult, said } from '../../../api/client.ts'
import { type FieldRecord, fieldImpact, orderFields, removeField } from '../../../api/fields.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh, useUser } from '../../../state/user.ts'
import { useAction } from '../workflow/use-workflow.ts'
import { FieldDialog } from './field-dialog.tsx'
import { aboutField, audienceWords, kindWords } from './words.ts'

interface Removing {
  field: FieldRecord
  values: number
}

/** What the workspace wants to know of its candidates. Owners define it. */
export const FieldsPage: Page<CallResult<FieldRecord[]>> = () => {
  const answer = usePageData(FieldsPage)
  const refresh = useRefresh()
  const isOwner = useUser()?.role === 'owner'
  const [editing, setEditing] = useState<FieldRecord | 'new' | null>(null)
  const [removing, setRemoving] = useState<Removing | null>(null)
  const { act, busy } = useAction(refresh)
  const removal = useAction(refresh, { tells: 'here' })
  const fields = answer.ok ? answer.data : []
  const handleRemove = async (field: FieldRecord) => {
    const refuse = refusalAt()
    const impact = await fieldImpact(field._id)
    if (impact.ok) setRemoving({ field, values: impact.data.values })
    else refuse(said(impact.failure, 'The field could not be removed. Check your connection and try again.'))
  }
  const handleConfirm = async ({ field, values }: Removing) => {
    if (await removal.act(() => removeField(field._id, values), 'The field could not be removed')) return setRemoving(null)
    const now = await fieldImpact(field._id)
    if (now.ok) setRemoving({ field, values: now.data.values })
  }
  const handleMove = (at: number, step: -1 | 1) => {
    const ids = fields.map(({ _id }) => _id)
    const [moved] = ids.splice(at, 1)
    ids.splice(at + step, 0, moved!)
    void act(() => orderFields(ids), 'The order could not be changed')
  }
  return (
    <>
      <PageHeading
        title="Candidate fields"
        actions={isOwner && fields.length < fieldLimits.fields && <Button onClick={() => setEditing('new')}>New field</Button>}
      >
        What you want to know of every candidate beyond the resume. {neverScored}
      </PageHeading>
      {!answer.ok && <FailedState title="The fields could not be loaded" failure={answer.failure} onRetry={refresh} />}
      {answer.ok && fields.length === 0 && (
        <EmptyState title="No fields yet">
          {isOwner
            ? 'Add one, such as a notice period or a work permit. It then stands on the page of every candidate.'
            : 'An owner of the workspace can add fields. They then stand on the page of every candidate.'}
        </EmptyState>
      )}
      {!isOwner && fields.length > 0 && <p className="muted">Owners of the workspace add and change fields.</p>}
      {fields.length > 0 && (
        <ul className="template-list flex flex-col gap-4">
          {fields.map((field, at) => (
            <li key={field._id} className="panel flex flex-col gap-2 p-4">
              <div className="row row-between">
                <h2>{field.name}</h2>
                <StatusBadge>{kindWords[field.kind]}</StatusBadge>
              </div>
              {aboutField(field) && <p>{aboutField(field)}</p>}
              <p className="small muted">
                Seen by: {audienceWords[field.audience].toLowerCase()}
                {field.shownToApplicant && '. Applicants read it on their own page'}
              </p>
              {isOwner && (
                <div className="row">
                  <Button variant="soft" color="gray" size="1" onClick={() => setEditing(field)}>
                    Edit<span className="visually-hidden"> {field.name}</span>
                  </Button>
                  <Button variant="soft" color="gray" size="1" disabled={busy || at === 0} onClick={() => handleMove(at, -1)}>
                    Up<span className="visually-hidden"> with {field.name}</span>
                  </Button>
                  <Button
                    variant="soft"
                    color="gray"
                    size="1"
                    disabled={busy || at === fields.length - 1}
                    onClick={() => handleMove(at, 1)}
                  >
                    Down<span className="visually-hidden"> with {field.name}</span>
                  </Button>
                  <Button variant="soft" color="gray" size="1" onClick={() => void handleRemove(field)}>
                    Remove<span className="visually-hidden"> {field.name}</span>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <FieldDialog
          field={editing === 'new' ? null : editing}
          onSaved={() => {
            setEditing(null)
            void refresh()
          }}
          onClose={() => setEditing(null)}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={`Remove “${removing?.field.name ?? ''}”?`}
        confirmText="Remove the field"
        cancelText="Keep it"
        destructive
        busy={removal.busy}
        refusal={removal.failure && said(removal.failure, 'The field could not be removed. Check your connection and try again.')}
        onConfirm={() => removing && void handleConfirm(removing)}
        onClose={() => {
          removal.clear()
          setRemoving(null)
        }}
      >
        {removing?.values === 0
          ? 'No candidate has a value in it.'
          : `${removing?.values === 1 ? 'The value of 1 candidate goes' : `The values of ${removing?.values} candidates go`} with it. This cannot be undone.`}
      </ConfirmDialog>
    </>
  )
}
