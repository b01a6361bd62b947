import { useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { deleteMail, type UnfiledMailRecord, type UnfiledMailsAnswer } from '../../../api/mail-in.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'
import { PageLinks } from '../people/page-links.tsx'
import { useAction } from '../workflow/use-workflow.ts'
import { FileDialog } from './file-dialog.tsx'
import { UnfiledMail } from './unfiled-mail.tsx'

export interface UnfiledData {
  page: number
  answer: CallResult<UnfiledMailsAnswer>
}

const perPage = 25

/** Mails to the workspace that nobody was found for. */
export const UnfiledPage: Page<UnfiledData> = () => {
  const { page, answer } = usePageData(UnfiledPage)
  const refresh = useRefresh()
  const [filing, setFiling] = useState<UnfiledMailRecord | null>(null)
  const [deleting, setDeleting] = useState<UnfiledMailRecord | null>(null)
  const { act, busy } = useAction(refresh)
  return (
    <>
      <PageHeading title="Unfiled mail">
        Emails to this workspace that could not be matched to one candidate. File each with the candidate it is from, or delete
        it.
        {answer.ok && answer.data.isOn && ` Emails that nobody files are deleted after ${answer.data.days} days.`}
      </PageHeading>
      {!answer.ok && (
        <FailedState title="The emails could not be loaded" failure={answer.failure} onRetry={() => void refresh()} />
      )}
      {answer.ok && answer.data.address && (
        <p className="muted">
          Emails to <span style={{ overflowWrap: 'anywhere' }}>{answer.data.address}</span> arrive here.
        </p>
      )}
      {answer.ok && answer.data.total === 0 && (
        <EmptyState picture="mail" title={answer.data.isOn ? 'No unfiled email' : 'No mailbox is connected'}>
          {answer.data.isOn
            ? 'Every email was filed with a candidate.'
            : 'Replies go to the address of the person who wrote. The administrator of this server can connect a mailbox.'}
        </EmptyState>
      )}
      {answer.ok && answer.data.mails.length > 0 && (
        <ul className="flex flex-col">
          {answer.data.mails.map((mail) => (
            <UnfiledMail key={mail._id} mail={mail} onFile={() => setFiling(mail)} onDelete={() => setDeleting(mail)} />
          ))}
        </ul>
      )}
      {answer.ok && (
        <PageLinks
          page={page}
          total={answer.data.total}
          size={perPage}
          address={(next) => `/dashboard/unfiled-mail?page=${next}`}
        />
      )}
      {filing && (
        <FileDialog
          mail={filing}
          onFiled={() => {
            setFiling(null)
            void refresh()
          }}
          onClose={() => setFiling(null)}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title="Delete this email?"
        destructive
        busy={busy}
        onConfirm={() =>
          deleting && void act(() => deleteMail(deleting._id), 'The email could not be deleted').then(() => setDeleting(null))
        }
        onClose={() => setDeleting(null)}
      >
        The email and its files are deleted here. This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}
