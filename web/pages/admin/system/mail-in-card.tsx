import type { SystemRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'

/** The mailbox that mails are taken from: whether it can be read, and what became of its mails. */
export const MailInCard = ({ mailIn }: Pick<SystemRecord, 'mailIn'>) => (
  <section className="panel stack" aria-labelledby="mail-in">
    <div className="row row-between">
      <h2 id="mail-in">Mail in</h2>
      <StatusBadge tone={mailIn ? (mailIn.awaySince ? 'error' : 'success') : 'neutral'}>
        {mailIn ? (mailIn.awaySince ? 'Away' : 'Connected') : 'Off'}
      </StatusBadge>
    </div>
    {mailIn ? (
      <Connected {...mailIn} />
    ) : (
      <p>No mailbox is connected: answers go to whoever wrote. IMAP_URL and MAIL_IN_ADDRESS connect one.</p>
    )}
  </section>
)

const Connected = ({
  mailbox,
  address,
  verifies,
  tidies,
  lastLookAt,
  awaySince,
  error,
  counts,
}: NonNullable<SystemRecord['mailIn']>) => (
  <>
    {awaySince && (
      <p>
        Since <Moment at={awaySince} />: {error} It is tried again every minute; mails wait there, and everything else works.
      </p>
    )}
    <p style={{ overflowWrap: 'anywhere' }}>
      {mailbox}, for emails to {address}
    </p>
    <p>
      In the last 30 days: {counts.filed} filed with candidates,{' '}
      {counts.applied === 1 ? '1 application' : `${counts.applied} applications`}, {counts.unfiled} unfiled, {counts.passed}{' '}
      mailing lists and emails of our own.
      {counts.nobody > 0 && ` ${counts.nobody} were for no workspace, and stay in the mailbox.`}
      {counts.failed > 0 && ` ${counts.failed} could not be filed, and stay in the mailbox.`}
    </p>
    <p className="small muted">
      {verifies
        ? 'Senders are verified by what the mail server says.'
        : 'Senders are not verified: MAIL_IN_AUTHSERV_ID is not set.'}{' '}
      {tidies ? 'Emails are marked or moved once they were filed, as IMAP_AFTER says.' : 'Nothing is changed in the mailbox.'}
      {lastLookAt && (
        <>
          {' '}
          Last looked at <Moment at={lastLookAt} />.
        </>
      )}
    </p>
  </>
)
