import { Outlet } from 'react-router'
import { fill } from '#src/words/fill.ts'
import { productName } from '../content.ts'
import { useSite } from '../site-content.ts'
import { useWords } from '../words/words.ts'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Around the public pages of jobs: applicants are not the ones to whom this product is sold. */
export const JobsShell = () => {
  const { contactAddress } = useSite()
  const words = useWords('shell')
  return (
    <div className="jobs-site flex flex-col min-h-screen">
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <header className="jobs-bar flex items-center justify-between">
        <nav aria-label={words.main}>
          <a className="jobs-home inline-block text-strong strong no-underline py-2" href="/jobs">
            {words.openJobs}
          </a>
        </nav>
        <div className="row">
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </header>
      <main className="flex-1" id="main">
        <Outlet />
      </main>
      <footer className="jobs-foot flex flex-wrap gap-4 small muted">
        <a href="/privacy">{words.privacy}</a>
        <a href="/terms">{words.terms}</a>
        {contactAddress && <a href={`mailto:${contactAddress}`}>{words.contact}</a>}
        <a href="/jobportal">{words.forCompanies}</a>
        <span>{fill(words.withProduct, { product: productName })}</span>
      </footer>
    </div>
  )
}
