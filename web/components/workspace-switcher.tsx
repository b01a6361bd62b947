import { useState } from 'react'
import { said } from '../api/client.ts'
import { switchWorkspace } from '../api/team.ts'
import type { SessionUser } from '../state/session.ts'
import { useShowToast } from '../state/toasts.ts'

/** Only for people with more than one workspace. Everything on the page belongs to the one before, so the page is left. */
export const WorkspaceSwitcher = ({ user }: { user: SessionUser }) => {
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const { workspaces = [], workspace } = user
  if (workspaces.length < 2) return null

  const handleChange = async (id: string) => {
    setBusy(true)
    const answer = await switchWorkspace(id)
    if (answer.ok) return window.location.assign('/dashboard/candidates')
    setBusy(false)
    showToast('error', said(answer.failure, 'The workspace could not be switched. Please try again.'))
  }

  return (
    <select
      className="input workspace-switcher"
      aria-label="Workspace"
      value={workspace._id}
      disabled={busy}
      onChange={(event) => handleChange(event.target.value)}
    >
      {workspaces.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </select>
  )
}
