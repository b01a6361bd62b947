import type { JobPosterRecord } from '#src/jobportal/views.ts'
import { endSessionsOfPoster, suspendPoster, unsuspendPoster, verifyPoster } from '../../../api/hr.ts'
import { useRefresh } from '../../../state/user.ts'
import { useConfirmed } from '../use-confirmed.tsx'

export interface PosterStep {
  /** On the button. */
  text: string
  destructive: boolean
  take: () => void
}

/** What can be done with a company now; each step is taken after a Yes. `dialog` has to be shown somewhere. */
export const usePosterSteps = () => {
  const { ask, dialog } = useConfirmed()
  const refresh = useRefresh()

  const stepsOf = (poster: JobPosterRecord): PosterStep[] => {
    const { _id, companyName, name, email, missing, isApproved, isSuspended, isVerified } = poster
    const who = `${companyName} (${name}, ${email})`
    const verify: PosterStep = {
      text: 'Verify',
      destructive: false,
      take: () =>
        ask({
          title: 'Verify company?',
          text:
            missing === 'email'
              ? `${who} can post jobs as soon as its email address is verified, too.`
              : `${who} can then post jobs, and is told by email.`,
          run: () => verifyPoster(_id),
          failed: 'Failed to verify the company',
          onDone: refresh,
        }),
    }
    const suspend: PosterStep = {
      text: 'Suspend',
      destructive: true,
      take: () =>
        ask({
          title: 'Suspend company?',
          text: `${who} is signed out at once, and its jobs are not shown until the suspension is lifted.`,
          destructive: true,
          run: () => suspendPoster(_id),
          failed: 'Failed to suspend the company',
          onDone: refresh,
        }),
    }
    const signOut: PosterStep = {
      text: 'Sign Out Everywhere',
      destructive: true,
      take: () =>
        ask({
          title: 'Sign out everywhere?',
          text: `${who} is signed out on every device at once and can sign in again. Its jobs stay as they are.`,
          destructive: true,
          run: () => endSessionsOfPoster(_id),
          failed: 'Failed to sign the company out',
          onDone: refresh,
        }),
    }
    const unsuspend: PosterStep = {
      text: 'Unsuspend',
      destructive: false,
      take: () =>
        ask({
          title: 'Lift the suspension?',
          text: `${who} can sign in again, and its jobs are shown again.`,
          run: () => unsuspendPoster(_id),
          failed: 'Failed to lift the suspension',
          onDone: refresh,
        }),
    }
    if (isSuspended) return [unsuspend]
    return isVerified || isApproved ? [suspend, signOut] : [verify, suspend, signOut]
  }
  return { stepsOf, dialog }
}
