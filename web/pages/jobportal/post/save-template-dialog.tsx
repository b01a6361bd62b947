import { type FormEvent, useState } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { saveJobTemplate } from '../../../api/jobportal.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/field.tsx'
import { callAsCompany } from '../../../state/company.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { type JobForm, templateFieldsOf } from './job-form.ts'

interface SaveTemplateDialogProps {
  form: JobForm
  onClose: () => void
}

export const SaveTemplateDialog = ({ form, onClose }: SaveTemplateDialogProps) => {
  const [name, setName] = useState(form.title)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const showToast = useShowToast()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const answer = await callAsCompany(saveJobTemplate({ name: name.trim(), fields: templateFieldsOf(form) }))
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    showToast('success', 'Template saved')
    onClose()
  }
  const refusal = failure && said(failure, 'The template could not be saved. Please try again later.')
  const isAboutName = failure?.code === 'TEMPLATE_EXISTS' || failure?.details?.field === 'name'
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save as template"
      description="Keeps everything you filled in except the closing date and the file."
    >
      <form onSubmit={handleSubmit}>
        <TextField
          label="Name of the template"
          value={name}
          maxLength={limits.name}
          error={isAboutName ? refusal : null}
          required
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <SubmitActions doing="Saving" busy={busy} disabled={!name.trim()} refusal={!isAboutName && refusal} onCancel={onClose}>
          Save template
        </SubmitActions>
      </form>
    </Dialog>
  )
}
