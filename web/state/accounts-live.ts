import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from './candidates-live.ts'
import { isLost } from './live-connection.ts'

/** Reads the page's data again whenever an account appears or changes, and when somebody comes back to the window. */
export const useFreshAccounts = () => {
  const { revalidate } = useRevalidator()
  useLive((...[event]) => {
    if (event === 'accountsChanged') revalidate()
  }, revalidate)
  useEffect(() => {
    // What is on the screen is better than the failure to read it again.
    const handleFocus = () => {
      if (!isLost()) void revalidate()
    }
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [revalidate])
}
