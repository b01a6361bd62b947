import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { paidMonths, plans } from '#src/accounts/constants.ts'
import type { UserRecord } from '#src/accounts/views.ts'
import { updateSubscription } from '../../api/admin.ts'
import { SelectField } from '../../components/field.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useRefresh } from '../../state/user.ts'
import { useConfirmed } from './use-confirmed.tsx'
import { accessOf } from './users-table.tsx'

type Plan = (typeof plans)[number]

const words: Record<Plan, string> = { trial: 'Trial', free: 'Free', paid: 'Paid' }
const monthsText = (months: number) => (months === 1 ? '1 month' : `${months} months`)

export const SubscriptionCard = ({ user }: { user: UserRecord }) => {
  const [plan, setPlan] = useState<Plan>(user.subscription.plan ?? 'trial')
  const [paidFor, setPaidFor] = useState<number>(1)
  const { ask, dialog } = useConfirmed()
  const refresh = useRefresh()
  const months = plan === 'paid' ? paidFor : 0

  const handleUpdate = () =>
    ask({
      title: 'Change subscription?',
      text: `${user.fullName} gets the plan ${words[plan]}${plan === 'paid' ? ` for ${monthsText(months)} from today` : ''}.`,
      run: () => updateSubscription(user._id, { plan, months }),
      failed: 'Failed to update subscription',
      done: 'Subscription updated successfully',
      onDone: refresh,
    })

  return (
    <section className="panel stack" aria-labelledby="subscription">
      <h2 id="subscription">Subscription Management</h2>
      <div>
        <StatusBadge tone={user.subscription.isActive ? 'accent' : 'warning'}>{accessOf(user)}</StatusBadge>
      </div>
      <SelectField label="Plan" value={plan} onChange={(event) => setPlan(event.currentTarget.value as Plan)}>
        {plans.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </SelectField>
      {plan === 'paid' && (
        <SelectField label="Duration" value={paidFor} onChange={(event) => setPaidFor(Number(event.currentTarget.value))}>
          {paidMonths.map((each) => (
            <option key={each} value={each}>
              {monthsText(each)}
            </option>
          ))}
        </SelectField>
      )}
      <div>
        <Button variant="soft" color="gray" onClick={handleUpdate}>
          Update Subscription
        </Button>
      </div>
      {dialog}
    </section>
  )
}
