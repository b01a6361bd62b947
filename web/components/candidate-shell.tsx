import { Outlet } from 'react-router'
import { productName } from '../content.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** Around the pages that candidates open through a link of their own: nothing here wants to sell them anything. */
export const CandidateShell = () => (
  <div className="candidate-site">
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <header className="candidate-bar">
      <ThemeToggle />
    </header>
    <main id="main">
      <Outlet />
    </main>
    <footer className="candidate-foot small muted">
      Sent with {productName}. <a href="/privacy">Privacy</a>
    </footer>
  </div>
)
