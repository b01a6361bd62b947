import { Outlet } from 'react-router'
import { productName } from '../content.ts'
import { useArrival } from './page-frame.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToastRegion } from './toast-region.tsx'

/** Around the pages behind a candidate's link: nothing here leads away from a test that is under way. */
export const AssessmentShell = () => {
  useArrival()
  return (
    <div className="app assessment-app">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="assessment-bar">
        <ThemeToggle />
      </header>
      <main className="assessment-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="assessment-foot small muted">
        Sent with {productName}.{' '}
        <a href="/privacy" target="_blank" rel="noreferrer">
          Privacy
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      </footer>
      <ToastRegion />
    </div>
  )
}
