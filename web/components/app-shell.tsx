import { Outlet } from 'react-router'
import { useFreshJobDescriptions } from '../state/job-descriptions-live.ts'
import { useUser } from '../state/user.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Header } from './header.tsx'
import { navItemsFor } from './nav-items.ts'
import { useArrival } from './page-frame.tsx'
import { SideNav } from './side-nav.tsx'
import { StepUpPlace } from './step-up-place.tsx'
import { ToastRegion } from './toast-region.tsx'
import { ViewerNote } from './viewer-note.tsx'

export const AppShell = () => {
  useArrival()
  useFreshJobDescriptions()
  const places = navItemsFor(useUser()?.role)
  return (
    <div className="app flex flex-col min-h-screen">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <div className="app-body grid flex-1">
        <SideNav label="Main" places={places} />
        <div className="app-page flex flex-col min-w-0 col-2">
          <ConnectionBanner />
          <ViewerNote />
          <main className="app-main border-box flex-1 w-full center-x" id="main" tabIndex={-1}>
            <Breadcrumbs places={places} />
            <Outlet />
          </main>
        </div>
      </div>
      <ToastRegion />
      <StepUpPlace />
    </div>
  )
}
