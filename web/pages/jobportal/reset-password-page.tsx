import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import ResetPasswordForm, { type ResetPasswordFormProps } from '../../islands/reset-password-form.tsx'
import { type Page, usePageData } from '../../page-route.ts'

export const CompanyResetPasswordPage: Page<Pick<ResetPasswordFormProps, 'token' | 'email'>> = () => {
  const { token, email } = usePageData(CompanyResetPasswordPage)
  return (
    <AccountCard
      title="Reset your password"
      subtitle={`For the company account of ${email}`}
      links={<a href="/jobportal/login">Back to Login</a>}
    >
      <Island name="reset-password-form" of={ResetPasswordForm} props={{ realm: 'company', token, email }} />
    </AccountCard>
  )
}
