import { AccountCard } from '../../components/account-card.tsx'
import { Notice } from '../../components/notice.tsx'
import { Island } from '../../island.tsx'
import ConfirmCompanyEmail, { type ConfirmCompanyEmailProps } from '../../islands/confirm-company-email.tsx'
import { type Page, usePageData } from '../../page-route.ts'

export const CompanyVerifyEmailPage: Page<ConfirmCompanyEmailProps> = () => {
  const { token, email } = usePageData(CompanyVerifyEmailPage)
  return (
    <AccountCard
      title="Verify your email"
      subtitle={email ? `For the company account of ${email}` : 'One step before your company can be verified'}
      links={<a href="/jobportal/login">Back to Login</a>}
    >
      {token && email ? (
        <>
          <Island name="confirm-company-email" of={ConfirmCompanyEmail} props={{ token, email }} wake="visible" />
          <noscript>
            <Notice tone="warning">Verifying an address needs JavaScript. Please allow it for this site.</Notice>
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
