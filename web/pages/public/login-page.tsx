import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import LoginForm, { type LoginFormProps } from '../../islands/login-form.tsx'
import { type Page, usePageData } from '../../page-route.ts'

export const LoginPage: Page<LoginFormProps> = () => {
  const { next, asksForCode } = usePageData(LoginPage)
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
