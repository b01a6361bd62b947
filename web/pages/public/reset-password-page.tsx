import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import ResetPasswordForm, { type ResetPasswordFormProps } from '../../islands/reset-password-form.tsx'
import { type Page, usePageData } from '../../page-route.ts'

export const ResetPasswordPage: Page<Pick<ResetPasswordFormProps, 'token' | 'email'>> = () => {
  const { token, email } = usePageData(ResetPasswordPage)
  return (
    <AccountCard title="Reset your password" subtitle={`For ${email}`} links={<a href="/login">Back to Login</a>}>
      <Island name="reset-password-form" of={ResetPasswordForm} props={{ realm: 'account', token, email }} />
    </AccountCard>
  )
}
