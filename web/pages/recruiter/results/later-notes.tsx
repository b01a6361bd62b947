import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'

/** The candidate's notes, after the result itself: they bring half of the workflow's script with them. */
export const LaterNotes = ({ candidateId }: { candidateId: string }) => (
  <LazyPanel
    bring={async () => (await import('./notes-section.tsx')).NotesSection}
    props={{ candidateId }}
    waiting={
      <div id="notes" className="result-notes">
        <Skeleton lines={3} label="Loading notes..." />
      </div>
    }
  />
)
