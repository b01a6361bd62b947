import { Button } from '@radix-ui/themes'
import { type FormEvent, useRef, useState } from 'react'
import { maximumSubject, maximumTemplateName, templatePurposes } from '#src/hiring/constants.ts'
import { type CallResult, said } from '../../../api/client.ts'
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  fieldError,
  type TemplatePurpose,
  type TemplateRecord,
  type WantedTemplate,
} from '../../../api/hiring.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh, useUser } from '../../../state/user.ts'
import { Variables } from './message-fields.tsx'
import { useAction } from './use-workflow.ts'

const purposes: Record<TemplatePurpose, string> = {
  general: 'General',
  invitation: 'Invitation',
  rejection: 'Rejection',
  offer: 'Offer',
}

/** The words that the workspace sends again and again. */
export const TemplatesPage: Page<CallResult<TemplateRecord[]>> = () => {
  const answer = usePageData(TemplatesPage)
  const refresh = useRefresh()
  const user = useUser() as { role?: string } | null
  const canChange = user?.role !== 'viewer'
  const [editing, setEditing] = useState<TemplateRecord | 'new' | null>(null)
  const [deleting, setDeleting] = useState<TemplateRecord | null>(null)
  const { act, busy } = useAction(refresh)
  return (
    <>
      <PageHeading
        title="Message templates"
        actions={canChange && <Button onClick={() => setEditing('new')}>New template</Button>}
      >
        For emails to candidates. Variables such as {'{{candidate.name}}'} are filled in for each of them.
      </PageHeading>
      {!answer.ok && <FailedState title="The templates could not be loaded" failure={answer.failure} onRetry={refresh} />}
      {answer.ok && (
        <ul className="template-list flex flex-col gap-4">
          {answer.data.map((template) => (
            <li key={template._id} className="panel flex flex-col gap-2 p-4">
              <div className="row row-between">
                <h2>{template.name}</h2>
                <StatusBadge>{purposes[template.purpose]}</StatusBadge>
              </div>
              <p className="strong">{template.subject}</p>
              <p className="py-2 pre-wrap break-anywhere muted">{template.body}</p>
              {canChange && (
                <div className="row">
                  <Button variant="soft" color="gray" size="1" onClick={() => setEditing(template)}>
                    Edit<span className="visually-hidden"> {template.name}</span>
                  </Button>
                  {!template.isDefault && (
                    <Button variant="soft" color="gray" size="1" onClick={() => setDeleting(template)}>
                      {template.standsIn ? 'Back to the original' : 'Delete'}
                      <span className="visually-hidden"> {template.name}</span>
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <TemplateDialog
          template={editing === 'new' ? null : editing}
          onSaved={() => {
            setEditing(null)
            void refresh()
          }}
          onClose={() => setEditing(null)}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={deleting?.standsIn ? 'Go back to the original?' : 'Delete this template?'}
        destructive
        busy={busy}
        onConfirm={() =>
          deleting &&
          void act(() => deleteTemplate(deleting._id), 'The template could not be deleted').then(() => setDeleting(null))
        }
        onClose={() => setDeleting(null)}
      >
        {deleting?.standsIn ? 'Your version of it is lost.' : 'This action cannot be undone.'} Messages that were sent stay as
        they are.
      </ConfirmDialog>
    </>
  )
}

interface TemplateDialogProps {
  template: TemplateRecord | null
  onSaved: () => void
  onClose: () => void
}

const TemplateDialog = ({ template, onSaved, onClose }: TemplateDialogProps) => {
  const [draft, setDraft] = useState<WantedTemplate>({
    name: template?.name ?? '',
    purpose: template?.purpose ?? 'general',
    subject: template?.subject ?? '',
    body: template?.body ?? '',
  })
  const body = useRef<HTMLTextAreaElement>(null)
  const { act, busy, failure } = useAction(async () => {}, { tells: 'here' })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const save = () => (template ? changeTemplate(template._id, { ...draft, version: template.version }) : addTemplate(draft))
    if (await act(save, 'The template could not be saved')) onSaved()
  }
  const insert = (variable: string) => {
    const field = body.current
    const at = field?.selectionStart ?? draft.body.length
    setDraft({ ...draft, body: `${draft.body.slice(0, at)}{{${variable}}}${draft.body.slice(field?.selectionEnd ?? at)}` })
    requestAnimationFrame(() => field?.focus())
  }
  return (
    <Dialog open still width="38rem" title={template ? 'Edit template' : 'New template'} onClose={onClose}>
      <form className="stack gap-3" onSubmit={handleSubmit} noValidate>
        <div className="form-grid">
          <TextField
            label="Name"
            value={draft.name}
            maxLength={maximumTemplateName}
            error={fieldError(failure, 'name')}
            onChange={({ currentTarget: { value } }) => setDraft({ ...draft, name: value })}
          />
          <SelectField
            label="For"
            value={draft.purpose}
            onChange={({ currentTarget: { value } }) => setDraft({ ...draft, purpose: value as TemplatePurpose })}
          >
            {templatePurposes.map((purpose) => (
              <option key={purpose} value={purpose}>
                {purposes[purpose]}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label="Subject"
          value={draft.subject}
          maxLength={maximumSubject}
          error={fieldError(failure, 'subject')}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, subject: value })}
        />
        <TextAreaField
          label="Message"
          ref={body}
          rows={10}
          value={draft.body}
          error={fieldError(failure, 'body')}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, body: value })}
        />
        <Variables onChoose={insert} />
        <SubmitActions
          doing="Saving"
          busy={busy}
          refusal={
            failure &&
            !failure.details?.field &&
            said(failure, 'The template could not be saved. Check your connection and try again.')
          }
          onCancel={onClose}
        >
          Save template
        </SubmitActions>
      </form>
    </Dialog>
  )
}
