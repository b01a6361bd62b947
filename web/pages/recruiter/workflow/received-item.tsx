import { type MessageRecord, mailFileLink } from '../../../api/hiring.ts'
import { MailText } from '../../../components/mail-text.tsx'
import { ReceivedFiles } from '../../../components/received-files.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'

type Received = NonNullable<MessageRecord['received']>

const kinds: Record<Received['kind'], { text: string; tone: Tone }> = {
  letter: { text: 'Received', tone: 'info' },
  'auto-reply': { text: 'Automatic reply', tone: 'neutral' },
  bounce: { text: 'Came back', tone: 'error' },
  delayed: { text: 'Delayed', tone: 'warning' },
  calendar: { text: 'Calendar answer', tone: 'info' },
  list: { text: 'Mailing list', tone: 'neutral' },
  loop: { text: 'Our own mail', tone: 'neutral' },
}

interface ReceivedItemProps {
  candidateId: string
  message: MessageRecord
  received: Received
  /** The address that is known of the candidate. */
  email: string | null
}

/** A mail that came from a candidate: who sent it, whether that was verified, what it says and brings. Always text, never HTML. */
export const ReceivedItem = ({ candidateId, message, received, email }: ReceivedItemProps) => {
  const { to: address, subject, body, queuedAt } = message
  const { kind, fromName, verified, quoted, attachments, left } = received
  const isMachine = kind === 'bounce' || kind === 'delayed'
  return (
    <li className="message py-3 line-top">
      <details open={kind === 'letter'}>
        <summary className="text-strong break-anywhere">
          <strong>{subject || 'No subject'}</strong>
        </summary>
        <MailText text={body} quoted={quoted} />
        <ReceivedFiles files={attachments} left={left} linkTo={(file) => mailFileLink(candidateId, message._id, file)} />
      </details>
      <p className="row gap-2">
        <StatusBadge tone={kinds[kind].tone}>{kinds[kind].text}</StatusBadge>
        {!isMachine && verified !== 'pass' && (
          <StatusBadge tone={verified === 'fail' ? 'error' : 'neutral'}>
            {verified === 'fail' ? 'Sender check failed' : 'Sender not verified'}
          </StatusBadge>
        )}
        <span className="small muted">
          {fromName ? `${fromName}, ${address}` : address}, <Moment at={queuedAt} />
        </span>
        {!isMachine && email && address !== email.toLowerCase() && (
          <span className="small">Sent from another address than the one on file</span>
        )}
      </p>
    </li>
  )
}
