import { Outlet } from 'react-router'
import { fill } from '#src/words/fill.ts'
import { productName } from '../content.ts'
import { useWords } from '../words/words.ts'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Around the pages that candidates open through a link of their own: nothing here wants to sell them anything. */
export const CandidateShell = () => {
  const words = useWords('shell')
  return (
    <div className="candidate-site flex flex-col min-h-screen">
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <header className="candidate-bar border-box w-full center-x pad flex justify-end max-w-40">
        <LanguageMenu />
        <ThemeToggle />
      </header>
      <main className="flex-1" id="main">
        <Outlet />
      </main>
      <footer className="candidate-foot border-box w-full center-x pad small muted max-w-40">
        {fill(words.sentWith, { product: productName })} <a href="/privacy">{words.privacy}</a>
      </footer>
    </div>
  )
}
