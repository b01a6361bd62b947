import { AccountCard } from '../../components/account-card.tsx'
import { Notice } from '../../components/notice.tsx'
import { Island } from '../../island.tsx'
import SetupForm from '../../islands/setup-form.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useSite } from '../../site-content.ts'

export const SetupPage: Page<{ token: string }> = () => {
  const { token } = usePageData(SetupPage)
  const { offeredTo } = useSite()
  return (
    <AccountCard title="Set up this server" subtitle="Create the first administrator. This link works once.">
      {token ? (
        <Island name="setup-form" of={SetupForm} props={{ token, asksForWhom: offeredTo === null }} />
      ) : (
        <Notice tone="warning">
          <strong>This link is incomplete</strong>
          <p>Copy the whole set-up link that the server printed when it started for the first time.</p>
        </Notice>
      )}
    </AccountCard>
  )
}
