import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import type { UserRecord } from '#src/accounts/views.ts'
import { type CallResult, said } from '../../api/client.ts'
import { PageHeading } from '../../components/page-heading.tsx'
import { Waiting } from '../../components/spinner.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useSayOnTop } from '../../state/toasts.ts'
import { AccountSteps } from './account-steps.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { UserForm } from './user-form.tsx'
import { UserStatus } from './users-table.tsx'

export const ManageUserPage: Page<CallResult<{ user: UserRecord }>> = () => {
  const answer = usePageData(ManageUserPage)
  const navigate = useNavigate()
  const sayOnTop = useSayOnTop()
  const problem = answer.ok ? null : said(answer.failure, 'Failed to fetch user')

  useEffect(() => {
    if (problem === null) return
    sayOnTop(problem)
    navigate('/dashboard/admin', { replace: true })
  }, [problem, navigate, sayOnTop])

  return answer.ok ? <ManageUser user={answer.data.user} /> : <Waiting text="Loading..." page />
}

export const ManageUser = ({ user }: { user: UserRecord }) => (
  <>
    <Link to="/dashboard/admin" className="back-link">
      ← Back to Admin Dashboard
    </Link>
    <PageHeading title={user.fullName || user.email}>
      {user.email} <UserStatus user={user} />
    </PageHeading>
    <div className="split split-end">
      <UserForm key={`form ${JSON.stringify(user)}`} user={user} />
      <div className="stack gap-5">
        <SubscriptionCard key={`plan ${JSON.stringify(user.subscription)}`} user={user} />
        <AccountSteps user={user} />
      </div>
    </div>
  </>
)
