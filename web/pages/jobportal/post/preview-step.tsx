import { Button, Spinner } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import type { usePosting } from './use-posting.ts'

interface PreviewStepProps {
  posting: ReturnType<typeof usePosting>
  isEdit: boolean
  onBack: () => void
  /** The preview itself. */
  children: ReactNode
}

export const PreviewStep = ({ posting: { send, busy }, isEdit, onBack, children }: PreviewStepProps) => {
  const text = isEdit ? 'Save changes' : 'Post Job'
  const busyText = isEdit ? 'Saving...' : 'Posting...'
  return (
    <div className="stack gap-5 posting-preview">
      {children}
      <div className="post-actions sticky flex flex-wrap items-center gap-2-4 py-3 line-top justify-between surface-page">
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
