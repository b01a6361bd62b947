import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { CallFailure } from '../../../api/client.ts'
import { deleteJobTemplate, type JobTemplate, jobTemplates } from '../../../api/jobportal.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Refusal } from '../../../components/form-footer.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { callAsCompany, useCompanyData } from '../../../state/company.ts'

interface TemplateDialogProps {
  onChoose: (template: JobTemplate) => void
  onClose: () => void
}

export const TemplateDialog = ({ onChoose, onClose }: TemplateDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Start from a template"
    description="It fills in the form. You can change everything afterwards."
    width="36rem"
  >
    <Templates onChoose={onChoose} />
    <DialogActions>
      <Button type="button" variant="soft" color="gray" onClick={onClose}>
        Cancel
      </Button>
    </DialogActions>
  </Dialog>
)

const Templates = ({ onChoose }: Pick<TemplateDialogProps, 'onChoose'>) => {
  const { fetched, refetch, refresh } = useCompanyData(jobTemplates)
  if (fetched.state === 'loading') return <Waiting text="Loading templates..." />
  if (fetched.state === 'failed')
    return <FailedState title="Failed to load the templates" failure={fetched.failure} onRetry={refetch} />
  const { templates } = fetched.data
  const own = templates.filter(({ isOwn }) => isOwn)
  const builtIn = templates.filter(({ isOwn }) => !isOwn)
  return (
    <div className="stack gap-5">
      {own.length > 0 && (
        <section className="stack gap-2">
          <h3>Your templates</h3>
          <ul className="stack gap-2 bare">
            {own.map((template) => (
              <OwnTemplate key={template._id} template={template} onChoose={onChoose} onDeleted={refresh} />
            ))}
          </ul>
        </section>
      )}
      {builtIn.length > 0 && (
        <section className="stack gap-2">
          <h3>For job titles</h3>
          <ul className="bare tiles tile-14 gap-2">
            {builtIn.map((template) => (
              <li key={template._id}>
                <button
                  type="button"
                  className="choice-frame border-box w-full pad-tight outlined rounded-3 text-strong medium break-anywhere flex-10 min-h-11 text-left"
                  onClick={() => onChoose(template)}
                >
                  {template.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {templates.length === 0 && <p className="muted">There are no templates yet. “Save as template” makes one of this form.</p>}
    </div>
  )
}

interface OwnTemplateProps extends Pick<TemplateDialogProps, 'onChoose'> {
  template: JobTemplate
  onDeleted: () => Promise<void>
}

const OwnTemplate = ({ template, onChoose, onDeleted }: OwnTemplateProps) => {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const handleDelete = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await callAsCompany(deleteJobTemplate(template._id))
    setBusy(false)
    // Deleted in another window is deleted, too.
    if (!answer.ok && answer.failure.status !== 404) return setFailure(answer.failure)
    await onDeleted()
  }
  return (
    <li className="row gap-2 own-template">
      <button
        type="button"
        className="choice-frame border-box w-full pad-tight outlined rounded-3 text-strong medium break-anywhere flex-10 min-h-11 text-left"
        onClick={() => onChoose(template)}
      >
        {template.name}
      </button>
      {asking ? (
        <>
          <Button type="button" size="1" color="red" disabled={busy} onClick={handleDelete}>
            {busy ? 'Deleting...' : 'Delete for good'}
            <span className="visually-hidden"> the template {template.name}</span>
          </Button>
          <Button type="button" size="1" variant="soft" color="gray" autoFocus disabled={busy} onClick={() => setAsking(false)}>
            Keep<span className="visually-hidden"> {template.name}</span>
          </Button>
        </>
      ) : (
        <Button type="button" size="1" variant="soft" color="gray" onClick={() => setAsking(true)}>
          Delete<span className="visually-hidden"> {template.name}</span>
        </Button>
      )}
      {failure && <Refusal>{failure.error || 'Failed to delete the template'}</Refusal>}
    </li>
  )
}
