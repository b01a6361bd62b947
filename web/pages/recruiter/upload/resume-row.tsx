import { FileIcon } from '../../../components/icons.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { type ChosenResume, type ResumeState, sizeInWords } from '../../../state/upload.ts'

const words: Record<Exclude<ResumeState, 'chosen'>, { text: string; tone: Tone }> = {
  sending: { text: 'Uploading', tone: 'neutral' },
  stored: { text: 'Stored', tone: 'info' },
  ranked: { text: 'Ranked', tone: 'success' },
  duplicate: { text: 'Duplicate', tone: 'accent' },
  rejected: { text: 'Rejected', tone: 'error' },
}

interface ResumeRowProps {
  resume: ChosenResume
  disabled: boolean
  onRemove: () => void
}

export const ResumeRow = ({ resume: { file, state, reason }, disabled, onRemove }: ResumeRowProps) => (
  <li className="file-row">
    <FileIcon />
    <div className="flex flex-1 flex-wrap items-baseline gap-0-3 min-w-0">
      <span className="file-name break-anywhere medium">{file.name}</span>
      <span className="small muted numeric">{sizeInWords(file.size)}</span>
      {reason && <span className="small file-reason basis-full text-danger">{reason}</span>}
    </div>
    {state !== 'chosen' && <StatusBadge tone={words[state].tone}>{words[state].text}</StatusBadge>}
    {!disabled && <RemoveButton name={file.name} onRemove={onRemove} />}
  </li>
)

export const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <button type="button" className="icon-button" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
    <svg
      aria-hidden="true"
      width="14"
      height="14"
      viewBox="0 0 14 14"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="m2.5 2.5 9 9m0-9-9 9" />
    </svg>
  </button>
)
