import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router'
import type { ToastPlace } from '../state/toasts.ts'
import { Logo } from './logo.tsx'
import { useArrival } from './page-frame.tsx'
import { StepUpPlace } from './step-up-place.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToastRegion } from './toast-region.tsx'

interface AppFrameProps {
  /** Where the logo leads. */
  home: string
  /** Stands beside the page. */
  navigation: ReactNode
  /** Stands at the far end of the header, after the switch between light and dark. */
  end?: ReactNode
  /** Stands below the header, above the page. */
  notice?: ReactNode
  toasts?: ToastPlace
}

/** Header, navigation, place for the page, and toasts: what shells of an app have in common. */
export const AppFrame = ({ home, navigation, end, notice, toasts }: AppFrameProps) => {
  useArrival()
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="app flex flex-col min-h-screen">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="app-header sticky line-bottom surface-page">
        <div className="app-header-inner flex items-center px-4 gap-0-4">
          <Logo href={home} />
          <div className="app-header-end flex items-center gap-2 ml-auto">
            <ThemeToggle />
            {end}
          </div>
        </div>
      </header>
      <div className="app-body grid flex-1">
        {navigation}
        <div className="app-page flex flex-col min-w-0 col-2">
          {notice}
          {isLoading && (
            <p className="page-loading outlined rounded-pill surface text-soft text-2 fixed pad-row" role="status">
              Loading...
            </p>
          )}
          <main className="app-main border-box flex-1 w-full center-x" aria-busy={isLoading || undefined} id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
      <ToastRegion place={toasts} />
      <StepUpPlace />
    </div>
  )
}
