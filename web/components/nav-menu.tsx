import { type KeyboardEvent, useId, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { placeMenuAt, stepThroughMenu } from './anchored-menu.ts'
import { MenuIcon } from './icons.tsx'
import { isAt, type NavItem, type NavItems } from './nav-items.ts'

interface PlaceMenuProps {
  /** Tells the navigation from others on the page. */
  label: string
  places: NavItems
}

/**
 * The way to every page: the first places in a row, the others in a menu beside them. Where the row has no room the menu
 * holds all of them. The menu is the browser's own popover: it opens before the page is awake, and Escape closes it.
 */
export const NavMenu = ({ label, places: { first, second, rest } }: PlaceMenuProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const isHere = (places: NavItem[]) => places.some((place) => isAt(place, pathname))
  const holdsCurrent = isHere(rest.flatMap(({ places }) => places)) ? 'rest' : isHere(second) ? 'second' : undefined

  const close = () => {
    menu.current?.hidePopover()
    button.current?.focus()
  }
  const links = () => [...(menu.current?.querySelectorAll<HTMLElement>('a') ?? [])].filter((link) => link.offsetParent !== null)
  const handleKey = (event: KeyboardEvent) => {
    // Tab goes through the links as through any others on the page.
    if (event.key !== 'Tab') stepThroughMenu(event, links(), close)
  }
  return (
    <nav className="app-nav" aria-label={label}>
      <ul className="app-nav-row">
        {first.map((place) => (
          <NavMenuItem key={place.to} place={place} className="nav-first" />
        ))}
        {second.map((place) => (
          <NavMenuItem key={place.to} place={place} className="nav-second" />
        ))}
      </ul>
      <button
        ref={button}
        type="button"
        className="app-nav-more"
        popoverTarget={id}
        data-current={holdsCurrent}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          menu.current?.showPopover()
          links()[0]?.focus()
        }}
      >
        <MenuIcon />
        <span className="only-menu">Menu</span>
        <span className="only-more">More</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way beside Tab */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="app-menu"
        onKeyDown={handleKey}
        onToggle={({ newState }) => {
          if (newState === 'open' && menu.current && button.current) placeMenuAt(menu.current, button.current)
        }}
      >
        <ul className="menu-first">
          {first.map((place) => (
            <NavMenuItem key={place.to} place={place} onClick={close} />
          ))}
        </ul>
        <ul className="menu-second">
          {second.map((place) => (
            <NavMenuItem key={place.to} place={place} onClick={close} />
          ))}
        </ul>
        {rest.map(({ heading, places }) => (
          <section key={heading} aria-label={heading}>
            <p className="app-menu-heading">{heading}</p>
            <ul>
              {places.map((place) => (
                <NavMenuItem key={place.to} place={place} onClick={close} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

const NavMenuItem = ({ place, className, onClick }: { place: NavItem; className?: string; onClick?: () => void }) => (
  <li className={className}>
    <NavLink to={place.to} end={place.end} onClick={onClick}>
      {place.text}
    </NavLink>
  </li>
)
