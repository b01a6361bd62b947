import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { signOut } from '../api/accounts.ts'
import { leaveLive, lookNow } from '../state/live-connection.ts'
import { useShowToast } from '../state/toasts.ts'

/** Milliseconds between the farewell and the login page. */
const farewell = 1500

export const LogoutButton = () => {
  const [leaving, setLeaving] = useState(false)
  const showToast = useShowToast()

  const handleLogout = async () => {
    setLeaving(true)
    leaveLive()
    const answer = await signOut()
    if (!answer.ok && answer.failure.status !== 401) {
      setLeaving(false)
      lookNow()
      return showToast('error', 'Logout failed. Please try again.')
    }
    showToast('success', 'Logout successful. See you again!')
    setTimeout(() => window.location.assign('/login'), farewell)
  }

  return (
    <Button variant="outline" color="red" onClick={handleLogout} disabled={leaving}>
      {leaving ? 'Logging out...' : 'Logout'}
    </Button>
  )
}
