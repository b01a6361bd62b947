import { useEffect } from 'react'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePart } from '../../../components/use-part.ts'

/** The candidate's notes, loaded once the result itself stands: they bring half of the workflow's script with them. */
export const LaterNotes = ({ candidateId }: { candidateId: string }) => {
  const { part: NotesSection, load } = usePart(async () => (await import('./notes-section.tsx')).NotesSection)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page.
  useEffect(() => void load(), [])
  if (NotesSection) return <NotesSection candidateId={candidateId} />
  return (
    <div id="notes" className="result-notes">
      <Skeleton lines={3} label="Loading notes..." />
    </div>
  )
}
