import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { signOutCompany } from '../state/company.ts'
import { takeMessage } from '../state/flash.ts'
import { useShowToast } from '../state/toasts.ts'
import { AppFrame } from './app-frame.tsx'
import { companyNavItems } from './desk-nav-items.ts'
import { Notice } from './notice.tsx'
import { SideNav } from './side-nav.tsx'
import { SignOutChoice } from './sign-out-choice.tsx'

const dashboard = '/jobportal/dashboard'

export const JobPortalShell = () => {
  const showToast = useShowToast()
  const { pathname } = useLocation()
  useEffect(() => {
    const message = takeMessage()
    if (message) showToast(message.kind, message.text)
  }, [showToast])
  // The dashboard has its own, beside the greeting.
  const isDashboard = pathname.toLowerCase() === dashboard
  return (
    <AppFrame
      home={dashboard}
      navigation={<SideNav label="Company" places={companyNavItems} />}
      toasts="top-center"
      notice={
        <noscript>
          <Notice tone="warning">The job portal needs JavaScript. Please allow it for this site.</Notice>
        </noscript>
      }
      end={!isDashboard && <SignOutChoice text="Logout" onSignOut={signOutCompany} />}
    />
  )
}
