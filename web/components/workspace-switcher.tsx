import { useId } from 'react'
import { useUser } from '../state/user.ts'
import { useLazyComponent } from './use-lazy-component.ts'

/** Only for people with more than one workspace. */
export const WorkspaceSwitcher = () => {
  const user = useUser()
  const menu = useId()
  const { part: Choices, load } = useLazyComponent(async () => (await import('./workspace-choices.tsx')).WorkspaceChoices)
  const workspaces = user?.workspaces ?? []
  if (!user || workspaces.length < 2) return null
  return (
    <div className="app-header-workspace ml-auto">
      <button type="button" className="input workspace-switcher flex items-center text-left" popoverTarget={menu}>
        <span className="visually-hidden">Workspace: </span>
        <span className="truncate">{user.workspace.name}</span>
      </button>
      {/* The browser closes it: by Escape, and by a click beside it. */}
      <div
        id={menu}
        popover="auto"
        className="popup menu workspace-menu"
        onToggle={({ newState }) => newState === 'open' && void load()}
      >
        {Choices ? <Choices workspaces={workspaces} menu={menu} /> : <p className="muted">Loading...</p>}
      </div>
    </div>
  )
}
