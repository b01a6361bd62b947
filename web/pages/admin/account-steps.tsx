import { Button } from '@radix-ui/themes'
import { useNavigate } from 'react-router'
import type { UserRecord } from '#src/accounts/views.ts'
import { deleteUser, endSessionsOf, resetSecondFactor, suspendUser, unsuspendUser } from '../../api/admin.ts'
import { useRefresh, useUser } from '../../state/user.ts'
import { useConfirmed } from './use-confirmed.tsx'

/** What shuts an account out, for a while or for good. Nobody does it to themselves. */
export const AccountSteps = ({ user }: { user: UserRecord }) => {
  const { ask, dialog } = useConfirmed()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const own = useUser()?._id === user._id

  const handleSuspend = () =>
    ask({
      title: 'Suspend user?',
      text: `${user.fullName} is signed out at once and cannot sign in until the suspension is lifted.`,
      destructive: true,
      run: () => suspendUser(user._id),
      failed: 'Failed to update user',
      onDone: refresh,
    })

  const handleUnsuspend = () =>
    ask({
      title: 'Lift the suspension?',
      text: `${user.fullName} can sign in again.`,
      run: () => unsuspendUser(user._id),
      failed: 'Failed to update user',
      onDone: refresh,
    })

  const handleEndSessions = () =>
    ask({
      title: 'Sign out everywhere?',
      text: `${user.fullName} is signed out on every device at once and can sign in again.`,
      destructive: true,
      run: () => endSessionsOf(user._id),
      failed: 'Failed to sign the user out',
      onDone: refresh,
    })

  const handleSecondFactor = () =>
    ask({
      title: 'Turn two-factor sign-in off?',
      text: `After that the password alone opens the account of ${user.fullName}, who is told by email. Make sure the request really came from them.`,
      destructive: true,
      run: () => resetSecondFactor(user._id),
      failed: 'Failed to update user',
      onDone: refresh,
    })

  const handleDelete = () =>
    ask({
      title: 'Delete user?',
      text: `The account of ${user.fullName} is deleted, with everything in a workspace that nobody else is in. This action cannot be undone.`,
      destructive: true,
      run: () => deleteUser(user._id),
      failed: 'Failed to delete user',
      done: 'User deleted successfully',
      onDone: () => navigate('/dashboard/admin'),
    })

  return (
    <section className="panel stack" aria-labelledby="access">
      <h2 id="access">Access</h2>
      {own ? (
        <p className="muted">This is your own account: another administrator can suspend or delete it.</p>
      ) : (
        <div className="row">
          {user.state === 'active' && (
            <Button variant="soft" color="gray" onClick={handleSuspend}>
              Suspend User
            </Button>
          )}
          {user.state === 'suspended' && (
            <Button variant="soft" color="gray" onClick={handleUnsuspend}>
              Lift Suspension
            </Button>
          )}
          {user.state === 'active' && (
            <Button variant="soft" color="gray" onClick={handleEndSessions}>
              Sign Out Everywhere
            </Button>
          )}
          {user.secondFactor && (
            <Button variant="soft" color="gray" onClick={handleSecondFactor}>
              Turn off two-factor sign-in
            </Button>
          )}
          <Button variant="soft" color="red" onClick={handleDelete}>
            Delete User
          </Button>
        </div>
      )}
      {dialog}
    </section>
  )
}
