import { useState } from 'react'
import { said } from '../api/client.ts'
import { switchWorkspace } from '../api/team.ts'
import { useShowToast } from '../state/toasts.ts'
import { useUser } from '../state/user.ts'

/** Only for people with more than one workspace. Everything on the page belongs to the one before, so the page is left. */
export const WorkspaceSwitcher = () => {
  const user = useUser()
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const workspaces = user?.workspaces ?? []
  if (!user || workspaces.length < 2) return null

  const handleChange = async (id: string) => {
    setBusy(true)
    const answer = await switchWorkspace(id)
    if (answer.ok) return window.location.assign('/dashboard/candidates')
    setBusy(false)
    showToast('error', said(answer.failure, 'The workspace could not be switched. Please try again.'))
  }

  return (
    <div className="app-header-workspace">
      <select
        className="input workspace-switcher"
        aria-label="Workspace"
        value={user.workspace._id}
        disabled={busy}
        onChange={(event) => handleChange(event.target.value)}
      >
        {workspaces.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
