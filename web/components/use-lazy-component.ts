import { useState } from 'react'
import { refusalAt } from './refusal-note.ts'

/**
 * A part of a page that is loaded when somebody first wants it. `load` resolves to true once `part` is there, and to false,
 * and said at the control that wanted it, when it cannot be had.
 */
export const useLazyComponent = <Part>(bring: () => Promise<Part>) => {
  const [part, setPart] = useState<Part | null>(null)
  const load = async (): Promise<boolean> => {
    const refuse = refusalAt()
    if (part !== null) return true
    try {
      const loaded = await bring()
      setPart(() => loaded)
      return true
    } catch {
      refuse('This could not be loaded. Check your connection and try again.')
      return false
    }
  }
  return { part, load }
}
