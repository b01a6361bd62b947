import { AccountCard } from '../../components/account-card.tsx'
import { Notice } from '../../components/notice.tsx'
import { Island } from '../../island.tsx'
import VerifyEmail, { type VerifyEmailProps } from '../../islands/verify-email.tsx'
import { type Page, usePageData } from '../../page-route.ts'

export const VerifyEmailPage: Page<Pick<VerifyEmailProps, 'token' | 'email'>> = () => {
  const { token, email } = usePageData(VerifyEmailPage)
  return (
    <AccountCard
      title="Verify your email"
      subtitle={email ? `For ${email}` : 'One step before your first login'}
      links={<a href="/login">Back to Login</a>}
    >
      {token && email ? (
        <>
          <Island name="verify-email" of={VerifyEmail} props={{ token, email }} wake="visible" />
          <noscript>
            <a href={`/api/verify-email?${new URLSearchParams({ token, email })}`}>Verify this email address</a>
          </noscript>
        </>
      ) : (
        <Notice tone="warning">
          <strong>This link is incomplete</strong>
          <p>Open the link in the verification email again, or copy all of it into the address bar.</p>
        </Notice>
      )}
    </AccountCard>
  )
}
