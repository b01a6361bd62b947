import { Link } from 'react-router'
import { activityAddress } from '../../../api/hiring.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { NotesPanel } from '../workflow/notes-panel.tsx'
import { useWorkflow } from '../workflow/use-workflow.ts'

/** The candidate's notes, the same as everywhere else. */
export const NotesSection = ({ candidateId }: { candidateId: string }) => {
  const { answer, reload } = useWorkflow(candidateId)
  return (
    <div id="notes" className="result-notes stack gap-3">
      {answer === null && <Skeleton lines={3} label="Loading notes..." />}
      {answer && !answer.ok && (
        <FailedState title="The notes could not be loaded" failure={answer.failure} onRetry={() => void reload()} />
      )}
      {answer?.ok && <NotesPanel id={candidateId} workflow={answer.data} reload={reload} />}
      <Link to={activityAddress(candidateId)}>Everything about this candidate: stage, tasks, messages, timeline</Link>
    </div>
  )
}
