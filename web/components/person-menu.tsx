import { Button } from '@radix-ui/themes'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useUser } from '../state/user.ts'
import { stepThroughMenu } from './anchored-menu.ts'
import { ChevronIcon, PersonIcon } from './icons.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

/** Leads to the person's own page, or an administrator's; the menu beside it says who is signed in, and lets them out. */
export const PersonMenu = () => {
  const user = useUser()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const { part: Panel, load } = useLazyComponent(async () => (await import('./person-panel.tsx')).PersonPanel)
  if (!user) return <span className="muted">Loading...</span>
  const close = () => menu.current?.hidePopover()
  return (
    <div className="person flex items-center">
      <Button asChild variant="soft" color="gray" size="2" className="profile-button">
        <Link to={user.isAdmin ? '/dashboard/admin' : '/dashboard/user'}>
          <PersonIcon />
          <span className="phone-heard">{user.isAdmin ? 'Admin Dashboard' : 'User Profile'}</span>
        </Link>
      </Button>
      <button type="button" className="icon-button" data-size="small" popoverTarget={id} aria-label="Your account">
        <ChevronIcon />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way beside Tab */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="popup menu account-menu"
        onToggle={({ newState }) => newState === 'open' && void load()}
        onKeyDown={(event) => {
          // Tab goes through it as through anything else on the page.
          if (event.key !== 'Tab')
            stepThroughMenu(event, [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')], close)
        }}
      >
        {Panel ? <Panel user={user} onClose={close} /> : <p className="muted break-anywhere pad-row">Loading...</p>}
      </div>
    </div>
  )
}
