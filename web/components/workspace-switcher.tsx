import { useId, useState } from 'react'
import type { Role } from '#src/accounts/views.ts'
import { said } from '../api/client.ts'
import { switchWorkspace } from '../api/team.ts'
import { useShowToast } from '../state/toasts.ts'
import { useUser } from '../state/user.ts'

const roleNames: Record<Role, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  viewer: 'Viewer',
  'hiring-manager': 'Hiring manager',
  interviewer: 'Interviewer',
}

/** Only for people with more than one workspace. Everything on the page belongs to the one before, so the page is left. */
export const WorkspaceSwitcher = () => {
  const user = useUser()
  const menu = useId()
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const workspaces = user?.workspaces ?? []
  if (!user || workspaces.length < 2) return null

  const handleSwitch = async (id: string) => {
    setBusy(true)
    const answer = await switchWorkspace(id)
    if (answer.ok) return window.location.assign('/dashboard/candidates')
    setBusy(false)
    showToast('error', said(answer.failure, 'The workspace could not be switched. Please try again.'))
  }

  return (
    <div className="app-header-workspace">
      <button type="button" className="input workspace-switcher" popoverTarget={menu} disabled={busy}>
        <span className="visually-hidden">Workspace: </span>
        <span className="workspace-name">{busy ? 'Switching...' : user.workspace.name}</span>
      </button>
      {/* The browser closes it: by Escape, by a click beside it, by choosing. */}
      <div id={menu} popover="auto" className="workspace-menu">
        <ul>
          {workspaces.map(({ _id, name, role, isCurrent }) => (
            <li key={_id}>
              <button
                type="button"
                popoverTarget={menu}
                popoverTargetAction="hide"
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => !isCurrent && handleSwitch(_id)}
              >
                <span className="strong">{name}</span>
                <span className="small muted">
                  {roleNames[role]}
                  {isCurrent && ' · you work here now'}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
