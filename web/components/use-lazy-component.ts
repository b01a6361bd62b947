import { useState } from 'react'
import { useShowToast } from '../state/toasts.ts'

/**
 * A part of a page that is loaded when somebody first wants it. `load` resolves to true once `part` is there, and to false,
 * with a toast that says so, when it cannot be had.
 */
export const useLazyComponent = <Part>(bring: () => Promise<Part>) => {
  const [part, setPart] = useState<Part | null>(null)
  const showToast = useShowToast()
  const load = async (): Promise<boolean> => {
    if (part !== null) return true
    try {
      const loaded = await bring()
      setPart(() => loaded)
      return true
    } catch {
      showToast('error', 'This could not be loaded. Check your connection and try again.')
      return false
    }
  }
  return { part, load }
}
