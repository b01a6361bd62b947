import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { refusalAt } from '../../../components/refusal-note.ts'
import type { ListRows } from './use-list-rows.ts'

/** Rows that go on paper at once; whoever wants more takes the list along as a file. */
const mostPrinted = 1000

/** Prints the list with the rows that nobody has scrolled to yet. */
export const PrintButton = ({ rows }: { rows: ListRows }) => {
  const [busy, setBusy] = useState(false)
  const handlePrint = async () => {
    const refuse = refusalAt()
    setBusy(true)
    const isThere = await rows.loadFirst(mostPrinted)
    setBusy(false)
    if (!isThere) return refuse('The list could not be loaded. Check your connection and try again.')
    // What was loaded is in the table by the next frame.
    requestAnimationFrame(() => window.print())
  }
  return (
    <Button variant="soft" color="gray" disabled={busy} onClick={() => void handlePrint()}>
      {busy ? 'Loading...' : 'Print'}
    </Button>
  )
}
