import { useState } from 'react'
import { at } from '../address.ts'
import { signOut } from '../api/accounts.ts'
import { leaveLive, lookNow } from '../state/live-connection.ts'
import { useShowToast } from '../state/toasts.ts'
import { refusalAt } from './refusal-note.ts'
import { SignOutChoice } from './sign-out-choice.tsx'

/** Milliseconds between the farewell and the login page. */
const farewell = 1500

export const LogoutButton = () => {
  const [leaving, setLeaving] = useState(false)
  const showToast = useShowToast()

  const handleLogout = async () => {
    const refuse = refusalAt()
    setLeaving(true)
    leaveLive()
    const answer = await signOut()
    if (!answer.ok && answer.failure.status !== 401) {
      setLeaving(false)
      lookNow()
      return refuse('Logout failed. Please try again.')
    }
    showToast('success', 'Logout successful. See you again!')
    setTimeout(() => window.location.assign(at('/login')), farewell)
  }

  return <SignOutChoice text="Logout" busy={leaving ? 'Logging out...' : null} onSignOut={handleLogout} />
}
