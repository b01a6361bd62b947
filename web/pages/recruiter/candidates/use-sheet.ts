import { useState } from 'react'
import { useShowToast } from '../../../state/toasts.ts'
import type { CandidateSheet } from '../candidate/candidate-sheet.tsx'

/** The evidence view comes only when somebody wants it; a pointer over the button is a first sign. */
export const loadSheet = async (): Promise<typeof CandidateSheet | null> => {
  try {
    return (await import('../candidate/candidate-sheet.tsx')).CandidateSheet
  } catch {
    return null
  }
}

export const useSheet = () => {
  const [Sheet, setSheet] = useState<typeof CandidateSheet | null>(null)
  const showToast = useShowToast()
  const whenLoaded = async (then: () => void) => {
    const loaded = await loadSheet()
    if (!loaded) return showToast('error', 'The details could not be loaded. Check your connection and try again.')
    setSheet(() => loaded)
    then()
  }
  return { Sheet, whenLoaded }
}
