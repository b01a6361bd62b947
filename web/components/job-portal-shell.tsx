import { useEffect } from 'react'
import { takeMessage } from '../state/flash.ts'
import { useShowToast } from '../state/toasts.ts'
import { AppFrame } from './app-frame.tsx'

export const JobPortalShell = () => {
  const showToast = useShowToast()
  useEffect(() => {
    const message = takeMessage()
    if (message) showToast(message.kind, message.text)
  }, [showToast])
  return <AppFrame home="/jobportal/dashboard" toasts="top-center" />
}
