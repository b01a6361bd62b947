import type { InvitationPageRecord } from '#src/accounts/views.ts'
import type { CallFailure, CallResult } from '../../api/client.ts'
import { AccountCard } from '../../components/account-card.tsx'
import { Notice } from '../../components/notice.tsx'
import { Island } from '../../island.tsx'
import AcceptInvitationForm from '../../islands/accept-invitation-form.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { aRole, roleHints } from '../accounts/roles.tsx'

interface InvitationData {
  link: { token: string; email: string }
  answer: CallResult<InvitationPageRecord>
}

export const InvitationPage: Page<InvitationData> = () => {
  const { link, answer } = usePageData(InvitationPage)
  if (!answer.ok) return <NoInvitation failure={answer.failure} />
  const { email, fullName, inviterName, person, hasWorkspace, role, workspaceName } = answer.data
  return (
    <AccountCard
      title={`Join ${workspaceName}`}
      subtitle={`${inviterName || 'An owner'} invites you as ${aRole[role]}. ${roleHints[role]}`}
      links={<span>If you do not know who invited you, close this page. Nothing happens unless you accept.</span>}
    >
      <Island
        name="accept-invitation-form"
        of={AcceptInvitationForm}
        props={{ token: link.token, email, fullName, person, hasWorkspace, workspaceName }}
      />
    </AccountCard>
  )
}

/** The server's sentence says what is wrong with the link; here stands what can be done about it. */
const NoInvitation = ({ failure }: { failure: CallFailure }) => {
  const isUsed = failure.code === 'LINK_USED'
  const isAway = failure.status === 0 || failure.status >= 500 || failure.status === 429
  return (
    <AccountCard
      title={isUsed ? 'You already joined' : isAway ? 'This did not work' : 'This invitation no longer works'}
      subtitle={isUsed ? 'An invitation works once.' : 'Nothing was changed.'}
      links={<a href="/login">Go to Login</a>}
    >
      <Notice tone={isUsed ? 'info' : isAway ? 'error' : 'warning'}>
        <p>
          {isUsed || isAway
            ? failure.error
            : 'It was withdrawn, replaced by a newer one, or is older than seven days. Ask the person who invited you for a new one.'}
        </p>
      </Notice>
    </AccountCard>
  )
}
