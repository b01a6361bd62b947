import { useState } from 'react'
import type { Role } from '#src/accounts/views.ts'
import { at } from '../address.ts'
import { said } from '../api/client.ts'
import { switchWorkspace } from '../api/team.ts'
import type { SessionUser } from '../state/session.ts'
import { refusalAt } from './refusal-note.ts'

const roleNames: Record<Role, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  viewer: 'Viewer',
  'hiring-manager': 'Hiring manager',
  interviewer: 'Interviewer',
}

interface WorkspaceChoicesProps {
  workspaces: NonNullable<SessionUser['workspaces']>
  /** The id of the menu that it stands in. */
  menu: string
}

/** Where somebody can work. Everything on the page belongs to the workspace before, so the page is left. */
export const WorkspaceChoices = ({ workspaces, menu }: WorkspaceChoicesProps) => {
  const [goingTo, setGoingTo] = useState<string | null>(null)
  const handleSwitch = async (id: string) => {
    const refuse = refusalAt()
    setGoingTo(id)
    const answer = await switchWorkspace(id)
    if (answer.ok) return window.location.assign(at('/dashboard/candidates'))
    setGoingTo(null)
    refuse(said(answer.failure, 'The workspace could not be switched. Please try again.'))
  }
  return (
    <ul className="bare">
      {workspaces.map(({ _id, name, role, isCurrent }) => (
        <li key={_id}>
          <button
            type="button"
            disabled={goingTo !== null}
            popoverTarget={isCurrent ? menu : undefined}
            popoverTargetAction="hide"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => !isCurrent && handleSwitch(_id)}
          >
            <span className="block strong">{name}</span>
            <span className="block small muted">
              {goingTo === _id ? 'Switching...' : roleNames[role]}
              {isCurrent && ' · you work here now'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
