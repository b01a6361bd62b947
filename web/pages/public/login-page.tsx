import { useLoaderData } from 'react-router'
import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import LoginForm, { type LoginFormProps } from '../../islands/login-form.tsx'

export const LoginPage = () => {
  const { next, asksForCode } = useLoaderData() as LoginFormProps
  return (
    <AccountCard
      title="Welcome back"
      subtitle="Sign in to your ATS account"
      links={
        <>
          <a href="/forgot-password">Forgot password?</a>
          <span>
            No account yet? <a href="/Register">Register</a>
          </span>
        </>
      }
    >
      <Island name="login-form" of={LoginForm} props={{ next, asksForCode }} />
    </AccountCard>
  )
}
