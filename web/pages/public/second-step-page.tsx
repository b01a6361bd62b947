import { AccountCard } from '../../components/account-card.tsx'
import { Notice } from '../../components/notice.tsx'
import { Island } from '../../island.tsx'
import SecondStepForm from '../../islands/second-step-form.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import type { loadSecondStep } from './second-step-data.ts'

type Found = Awaited<ReturnType<typeof loadSecondStep>>

/** Whoever runs the server asks for a second factor: nothing else is open before. */
export const SecondStepPage: Page<Found> = () => {
  const { owes, next, person, problem, hasPasskeys } = usePageData(SecondStepPage)
  const subtitle =
    owes === 'set-up'
      ? 'Whoever runs this server asks for more than a password. Set it up now; then you go on.'
      : 'Whoever runs this server asks for more than signing in where you did. Give your second factor; then you go on.'
  return (
    <AccountCard title="One more step" subtitle={subtitle}>
      {person ? (
        <Island name="second-step-form" of={SecondStepForm} props={{ owes, next, person, problem, hasPasskeys }} />
      ) : (
        <Notice tone="error">
          <p>
            This could not be loaded. <a href="/login">Go to Login</a>
          </p>
        </Notice>
      )}
      <noscript>
        <p className="small muted">This page needs scripts. Turn them on in your browser, or sign in with another one.</p>
      </noscript>
    </AccountCard>
  )
}
