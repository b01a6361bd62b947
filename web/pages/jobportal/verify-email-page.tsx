import { AccountCard } from '../../components/account-card.tsx'
import { Notice } from '../../components/notice.tsx'
import { Island } from '../../island.tsx'
import VerifyEmail, { type VerifyEmailProps } from '../../islands/verify-email.tsx'
import { type Page, usePageData } from '../../page-route.ts'

export const CompanyVerifyEmailPage: Page<Pick<VerifyEmailProps, 'token' | 'email'>> = () => {
  const { token, email } = usePageData(CompanyVerifyEmailPage)
  return (
    <AccountCard
      title="Verify your e-mail"
      subtitle={email ? `For the company account of ${email}` : 'One step before your company can be verified'}
      links={<a href="/jobportal/login">Back to Login</a>}
    >
      {token && email ? (
        <>
          <Island name="verify-email" of={VerifyEmail} props={{ door: 'company', token, email }} wake="visible" />
          <noscript>
            <a href={`/api/jobportal/verify-email?${new URLSearchParams({ token, email })}`}>Verify this e-mail address</a>
          </noscript>
        </>
      ) : (
        <Notice tone="warning">
          <strong>This link is incomplete</strong>
          <p>Open the link in the verification mail again, or copy all of it into the address bar.</p>
        </Notice>
      )}
    </AccountCard>
  )
}
