import { Button } from '@radix-ui/themes'
import { useSite } from '../site-content.ts'
import { MenuIcon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const everyPlace = [
  { href: '/', text: 'Home' },
  { href: '/#features', text: 'Features' },
  { href: '/#pricing', text: 'Pricing' },
]

export const PublicNavigation = () => {
  const { isForTeam } = useSite()
  const places = everyPlace.filter(({ href }) => !isForTeam || href !== '/#pricing')
  return (
    <header className="site-header sticky line-bottom">
      <div className="site-bar flex items-center gap-6">
        <Logo />
        <nav className="site-links flex gap-5" aria-label="Main">
          {places.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </nav>
        <div className="site-actions flex items-center gap-2 ml-auto">
          <ThemeToggle />
          <Button asChild variant="ghost" size="2" className="site-log-in">
            <a href="/login">Log in</a>
          </Button>
          <Button asChild size="2">
            <a href="/Register">Sign up</a>
          </Button>
          <details className="site-menu menu-opener relative">
            <summary aria-label="Menu">
              <MenuIcon />
            </summary>
            <nav className="popup menu menu-below" aria-label="Menu">
              {places.map(({ href, text }) => (
                <a key={href} href={href}>
                  {text}
                </a>
              ))}
              <a href="/login">Log in</a>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
