import { Outlet } from 'react-router'
import { productName } from '../content.ts'
import { useSite } from '../site-content.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** Around the public pages of jobs: applicants are not the ones to whom this product is sold. */
export const JobsShell = () => {
  const { contactAddress } = useSite()
  return (
    <div className="jobs-site">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="jobs-bar">
        <nav aria-label="Main">
          <a className="jobs-home" href="/jobs">
            Open jobs
          </a>
        </nav>
        <ThemeToggle />
      </header>
      <main id="main">
        <Outlet />
      </main>
      <footer className="jobs-foot small muted">
        <a href="/privacy">Privacy</a>
        <a href="/terms">Terms</a>
        {contactAddress && <a href={`mailto:${contactAddress}`}>Contact</a>}
        <a href="/jobportal">For companies</a>
        <span>With {productName}</span>
      </footer>
    </div>
  )
}
