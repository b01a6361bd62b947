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
      ? 'The administrator of this server requires more than a password. Set it up now, then continue.'
      : 'The administrator of this server requires a second factor in addition to your sign-in. Enter it to continue.'
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
        <p className="small muted">This page needs JavaScript. Turn it on in your browser, or use another browser.</p>
      </noscript>
    </AccountCard>
  )
}
