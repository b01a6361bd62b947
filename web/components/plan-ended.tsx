import { planEnded } from '#src/accounts/constants.ts'
import type { SessionUser } from '../state/session.ts'
import { Notice } from './notice.tsx'

/** For somebody whose plan has ended: why nothing can be added, and what an administrator does about it. */
export const PlanEnded = ({ user }: { user: SessionUser | null }) =>
  !user || user.isAdmin || user.subscription.isActive ? null : (
    <Notice tone="warning">
      <p>{planEnded}</p>
    </Notice>
  )
