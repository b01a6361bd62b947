import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf } from '../../dates.ts'

/** The day on the clock of whoever prints. */
export const dayOfPrinting = (since: Date) => dayOf(new Date(since.getTime() - since.getTimezoneOffset() * 60_000).toISOString())

/** When the page is being printed, or saved as a file; null else. The browser waits for what is drawn meanwhile. */
export const usePrinting = (): Date | null => {
  const [since, setSince] = useState<Date | null>(null)
  useEffect(() => {
    const handleBefore = () => flushSync(() => setSince(new Date()))
    const handleAfter = () => setSince(null)
    window.addEventListener('beforeprint', handleBefore)
    window.addEventListener('afterprint', handleAfter)
    return () => {
      window.removeEventListener('beforeprint', handleBefore)
      window.removeEventListener('afterprint', handleAfter)
    }
  }, [])
  return since
}
