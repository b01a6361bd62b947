import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import RegisterForm from '../../islands/register-form.tsx'

export const RegisterPage = () => (
  <AccountCard
    title="Apply for your Free Trial"
    subtitle="No credit card required"
    width="34rem"
    links={
      <span>
        Already have an account? <a href="/login">Log in</a>
      </span>
    }
  >
    <Island name="register-form" of={RegisterForm} props={{}} />
  </AccountCard>
)
