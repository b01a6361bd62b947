import { useShowToast } from '../state/toasts.ts'

/** Copies a text, and says in a toast that it did, or that the browser did not let it. */
export const useCopying = (copied: string, refused: string) => {
  const showToast = useShowToast()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('success', copied)
    } catch {
      showToast('error', refused)
    }
  }
}
