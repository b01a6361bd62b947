import { Outlet } from 'react-router'
import { useFreshJobDescriptions } from '../state/job-descriptions-live.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { Header } from './header.tsx'
import { useArrival } from './page-frame.tsx'
import { StepUpPlace } from './step-up-place.tsx'
import { ToastRegion } from './toast-region.tsx'
import { ViewerNote } from './viewer-note.tsx'

export const AppShell = () => {
  useArrival()
  useFreshJobDescriptions()
  return (
    <div className="app">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <ConnectionBanner />
      <ViewerNote />
      <main className="app-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ToastRegion />
      <StepUpPlace />
    </div>
  )
}
