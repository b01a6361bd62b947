import { AccountCard } from '../../components/account-card.tsx'
import { Notice } from '../../components/notice.tsx'
import { Island } from '../../island.tsx'
import CompanyLoginForm from '../../islands/company-login-form.tsx'
import { type Page, usePageData } from '../../page-route.ts'

export const CompanyLoginPage: Page<{ passkeys: boolean }> = () => (
  <AccountCard
    title="Company login"
    subtitle="Sign in to the job portal"
    links={
      <>
        <a href="/jobportal/forgot-password">Forgot password?</a>
        <span>
          No account yet? <a href="/jobportal/register">Register</a>
        </span>
      </>
    }
  >
    <noscript>
      <Notice tone="warning">The job portal needs JavaScript. Please allow it for this site before you sign in.</Notice>
    </noscript>
    <Island name="company-login-form" of={CompanyLoginForm} props={usePageData(CompanyLoginPage)} />
  </AccountCard>
)
