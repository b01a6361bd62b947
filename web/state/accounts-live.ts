import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from './candidates-live.ts'

/** Reads the page's data again whenever an account appears or changes, and when somebody comes back to the window. */
export const useFreshAccounts = () => {
  const { revalidate } = useRevalidator()
  useLive((event) => {
    if (event === 'accountsChanged') revalidate()
  }, revalidate)
  useEffect(() => {
    const handleFocus = () => void revalidate()
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [revalidate])
}
