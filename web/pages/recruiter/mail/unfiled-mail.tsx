import { Button } from '@radix-ui/themes'
import { type UnfiledMailRecord, unfiledFileLink } from '../../../api/mail-in.ts'
import { MailText } from '../../../components/mail-text.tsx'
import { ReceivedFiles } from '../../../components/received-files.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'

const reasons: Record<UnfiledMailRecord['reason'], string> = {
  nobody: 'Nobody here has this address',
  'several-people': 'Several people have this address',
  'sender-not-verified': 'Known address, but the sender was not verified',
  'sender-failed': 'Known address, but the sender check failed: somebody else may have written this',
  'job-closed': 'The job no longer accepts applications',
  'no-resume': 'To the address of a job, without a PDF or Word document',
  'too-many': 'Too many applications from this address within an hour',
  'too-large': 'Too large to be read',
}

interface UnfiledMailProps {
  mail: UnfiledMailRecord
  onFile: () => void
  onDelete: () => void
}

export const UnfiledMail = ({ mail, onFile, onDelete }: UnfiledMailProps) => {
  const { _id, from, subject, text, quoted, receivedAt, kind, verified, reason, attachments, left } = mail
  const title = subject || 'No subject'
  return (
    <li className="message py-3 line-top stack gap-2">
      <details>
        <summary className="text-strong break-anywhere">
          <strong>{title}</strong>
        </summary>
        <MailText text={text} quoted={quoted} />
        <ReceivedFiles files={attachments} left={left} linkTo={(file) => unfiledFileLink(_id, file)} />
      </details>
      <p className="row gap-2">
        <StatusBadge tone={reason === 'sender-failed' ? 'error' : 'warning'}>{reasons[reason]}</StatusBadge>
        {kind === 'auto-reply' && <StatusBadge>Automatic reply</StatusBadge>}
        {verified === 'pass' && <StatusBadge tone="success">Sender verified</StatusBadge>}
        <span className="small muted">
          {from.name ? `${from.name}, ${from.address}` : from.address}, <Moment at={receivedAt} />
          {attachments.length > 0 && `, ${attachments.length === 1 ? '1 file' : `${attachments.length} files`}`}
        </span>
      </p>
      <p className="row gap-2">
        <Button size="1" variant="soft" color="gray" onClick={onFile}>
          File with a candidate<span className="visually-hidden">: {title}</span>
        </Button>
        <Button size="1" variant="soft" color="gray" onClick={onDelete}>
          Delete<span className="visually-hidden"> {title}</span>
        </Button>
      </p>
    </li>
  )
}
