import { useShowToast } from '../state/toasts.ts'
import { refusalAt } from './refusal-note.ts'

/** Copies a text, and says that it did, or at the button that the browser did not let it. */
export const useCopying = (copied: string, refused: string) => {
  const showToast = useShowToast()
  return async (text: string) => {
    const refuse = refusalAt()
    try {
      await navigator.clipboard.writeText(text)
      showToast('success', copied)
    } catch {
      refuse(refused)
    }
  }
}
