import { Button } from '@radix-ui/themes'
import { AccountCard } from '../../components/account-card.tsx'
import { Notice } from '../../components/notice.tsx'
import { Island } from '../../island.tsx'
import LoginForm from '../../islands/login-form.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import type { loadLogin } from './login-data.ts'

type Found = Awaited<ReturnType<typeof loadLogin>>

export const LoginPage: Page<Found> = () => {
  const { next, asksForCode, ways, passkeys, problem } = usePageData(LoginPage)
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
      {problem && (
        <Notice tone="error" announce>
          <p>{problem}</p>
        </Notice>
      )}
      <Island name="login-form" of={LoginForm} props={{ next, asksForCode, passkeys }} />
      {ways.length > 0 && <Providers ways={ways} next={next} />}
    </AccountCard>
  )
}

/** Links, so that they work without scripts. */
const Providers = ({ ways, next }: Pick<Found, 'ways' | 'next'>) => (
  <div className="mt-4 text-center stack gap-3">
    <p className="small muted">or</p>
    {ways.map(({ name, label }) => (
      <Button key={name} asChild size="3" variant="soft" color="gray">
        <a href={`/login/with/${name}${next ? `?${new URLSearchParams({ next })}` : ''}`}>Sign in with {label}</a>
      </Button>
    ))}
  </div>
)
