import { type CSSProperties, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { type NavItem, type NavItems, placeOf } from './nav-items.ts'

interface SideNavProps {
  /** Tells the navigation from others on the page. */
  label: string
  places: NavItems
}

/**
 * The way to every page: a column beside the page, icons alone in narrower windows, a bar below it on a phone. There its last button
 * unfolds all places with their names. It is the browser's own popover: it opens before the page is awake, and Escape closes it.
 */
export const SideNav = ({ label, places }: SideNavProps) => {
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const here = placeOf(places, pathname.toLowerCase())
  const handleClick = () => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover()
  }
  const link = (item: NavItem, name?: string) => {
    const isHere = here?.within ? here.within === item : here?.place === item
    return (
      <Link
        to={item.to}
        className={name}
        aria-current={isHere ? (item.to === pathname ? 'page' : 'true') : undefined}
        title={item.text}
        onClick={handleClick}
      >
        {item.icon && <PlaceIcon name={item.icon} />}
        <span className="place-text">{item.text}</span>
        {item.page && <span className="visually-hidden"> ({item.page})</span>}
      </Link>
    )
  }
  return (
    <nav
      ref={nav}
      id={id}
      popover="auto"
      className="side border-box sticky flex flex-col m-0 surface-sunken text-strong"
      aria-label={label}
    >
      <ul>
        {places.map((place) => (
          <li key={place.to} data-here={here?.place === place || undefined} data-apart={place.isApart || undefined}>
            {link(place, place.isApart ? undefined : 'nav-first')}
            {place.places && (
              <ul>
                {place.places.map((inner) => (
                  <li key={inner.to} data-pinned={inner.icon ? true : undefined}>
                    {link(inner, 'place-inner')}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="side-more" popoverTarget={id}>
        <PlaceIcon name="more" />
        <span className="side-more-text">More</span>
        <span className="visually-hidden"> pages</span>
      </button>
    </nav>
  )
}

/** In the order in which they stand in `places.svg`, one below the other. */
const drawings = [
  'home',
  'inbox',
  'jobs',
  'people',
  'assessments',
  'reports',
  'settings',
  'upload',
  'results',
  'calendar',
  'building',
  'waiting',
  'mail',
  'log',
  'system',
  'more',
]

const PlaceIcon = ({ name }: { name: string }) => (
  <i className="place-icon flex-none" style={{ '--at': drawings.indexOf(name) } as CSSProperties} />
)
