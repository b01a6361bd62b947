import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import RegisterForm from '../../islands/register-form.tsx'
import { useSite } from '../../site-content.ts'

export const RegisterPage = () => {
  const { isForTeam } = useSite()
  return (
    <AccountCard
      title={isForTeam ? 'Create your account' : 'Apply for your Free Trial'}
      subtitle={isForTeam ? 'An administrator of this server lets you in' : 'No credit card required'}
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
}
