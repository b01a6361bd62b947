import { Outlet } from 'react-router'
import { fill } from '#src/words/fill.ts'
import { productName } from '../content.ts'
import { useWords } from '../words/words.ts'
import { LanguageMenu } from './language-menu.tsx'
import { useArrival } from './page-frame.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToastRegion } from './toast-region.tsx'

/** Around the pages behind a candidate's link: nothing here leads away from a test that is under way. */
export const AssessmentShell = () => {
  const words = useWords('shell')
  const titles: Record<string, string> = useWords('titles')
  useArrival(titles)
  return (
    <div className="app flex flex-col min-h-screen assessment-app">
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <header className="assessment-bar border-box w-full center-x pad flex justify-end max-w-46">
        <LanguageMenu />
        <ThemeToggle />
      </header>
      <main className="assessment-main border-box w-full center-x pad flex-1 max-w-46" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="assessment-foot border-box w-full center-x pad small muted max-w-46">
        {fill(words.sentWith, { product: productName })}{' '}
        <a href="/privacy" target="_blank" rel="noreferrer">
          {words.privacy}
          <span className="visually-hidden"> {words.newTab}</span>
        </a>
      </footer>
      <ToastRegion />
    </div>
  )
}
