import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import ForgotPasswordForm from '../../islands/forgot-password-form.tsx'

export const ForgotPasswordPage = () => (
  <AccountCard
    title="Forgot your password?"
    subtitle="Enter your email address and we will send you a link to choose a new one."
    links={<a href="/login">Back to Login</a>}
  >
    <Island name="forgot-password-form" of={ForgotPasswordForm} props={{ realm: 'account' }} />
  </AccountCard>
)
