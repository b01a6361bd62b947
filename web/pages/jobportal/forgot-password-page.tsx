import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import ForgotPasswordForm from '../../islands/forgot-password-form.tsx'

export const CompanyForgotPasswordPage = () => (
  <AccountCard
    title="Forgot your password?"
    subtitle="Enter the email address of your company account and we will send you a link to choose a new one."
    links={<a href="/jobportal/login">Back to Login</a>}
  >
    <Island name="forgot-password-form" of={ForgotPasswordForm} props={{ realm: 'company' }} />
  </AccountCard>
)
