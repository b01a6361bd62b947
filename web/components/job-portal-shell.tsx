import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { takeMessage } from '../state/flash.ts'
import { useShowToast } from '../state/toasts.ts'
import { Logo } from './logo.tsx'
import { useArrival } from './page-frame.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToastRegion } from './toast-region.tsx'

export const JobPortalShell = () => {
  useArrival()
  const showToast = useShowToast()
  useEffect(() => {
    const message = takeMessage()
    if (message) showToast(message.kind, message.text)
  }, [showToast])
  return (
    <div className="app">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="app-header">
        <div className="app-header-inner">
          <Logo href="/jobportal/dashboard" />
          <div className="app-header-end">
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main className="app-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ToastRegion place="top-center" />
    </div>
  )
}
