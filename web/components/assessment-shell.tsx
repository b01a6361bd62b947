import { Outlet } from 'react-router'
import { useArrival } from './page-frame.tsx'
import { ToastRegion } from './toast-region.tsx'

export const AssessmentShell = () => {
  useArrival()
  return (
    <div className="app">
      <main className="app-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ToastRegion />
    </div>
  )
}
