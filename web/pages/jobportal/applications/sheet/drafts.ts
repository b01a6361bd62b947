import { useState } from 'react'

const drafts = new Map<string, unknown>()

/** Words that are not sent yet stay until the tab is closed: also when somebody else is opened, or the details are closed. */
export const useDraft = <Draft>(key: string, empty: Draft) => {
  const [draft, setDraft] = useState<Draft>(() => (drafts.get(key) as Draft | undefined) ?? empty)
  const change = (next: Draft) => {
    drafts.set(key, next)
    setDraft(next)
  }
  const forget = () => {
    drafts.delete(key)
    setDraft(empty)
  }
  return { draft, change, forget, isBegun: drafts.has(key) }
}
