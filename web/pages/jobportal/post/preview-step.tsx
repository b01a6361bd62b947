import { Button, Spinner } from '@radix-ui/themes'
import type { JobForm } from './job-form.ts'
import { PreviewCard } from './preview-card.tsx'
import type { usePosting } from './use-posting.ts'

interface PreviewStepProps {
  form: JobForm
  fileName: string | null
  posting: ReturnType<typeof usePosting>
  isEdit: boolean
  onBack: () => void
}

export const PreviewStep = ({ form, fileName, posting: { send, busy }, isEdit, onBack }: PreviewStepProps) => {
  const text = isEdit ? 'Save changes' : 'Post Job'
  const busyText = isEdit ? 'Saving...' : 'Posting...'
  return (
    <div className="stack gap-5 posting-preview">
      <PreviewCard form={form} fileName={fileName} />
      <div className="post-actions">
        <Button type="button" size="3" variant="soft" color="gray" disabled={busy} onClick={onBack}>
          Back
        </Button>
        <Button type="button" size="3" disabled={busy} aria-busy={busy || undefined} onClick={() => void send()}>
          {busy && <Spinner loading />}
          {busy ? busyText : text}
        </Button>
      </div>
    </div>
  )
}
