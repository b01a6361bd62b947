import type { CallResult } from '../../../api/client.ts'
import type { WorkflowAnswer } from '../../../api/hiring.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Panels } from '../../../components/panel-boundary.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useIsNamed } from '../../../state/user.ts'
import { MessagesPanel } from './messages-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { StagePanel } from './stage-panel.tsx'
import { TagsPanel } from './tags-panel.tsx'
import { TasksPanel } from './tasks-panel.tsx'
import { TimelinePanel } from './timeline-panel.tsx'
import { useWorkflow } from './use-workflow.ts'

interface CandidateWorkflowProps {
  candidateId: string
  /** When it was loaded with the page. */
  initial?: CallResult<WorkflowAnswer>
}

/** Stage, tags, tasks, notes, messages and the timeline of a candidate, wherever they are shown. */
export const CandidateWorkflow = ({ candidateId, initial }: CandidateWorkflowProps) => {
  const { answer, reload } = useWorkflow(candidateId, initial)
  const isNamed = useIsNamed()
  if (answer === null) return <Skeleton lines={6} label="Loading candidate data..." />
  if (!answer.ok && answer.failure.status === 404)
    return (
      <Notice tone="warning" announce>
        This candidate was deleted in the meantime. What was kept about them is gone.
      </Notice>
    )
  if (!answer.ok)
    return <FailedState title="The activity could not be loaded" failure={answer.failure} onRetry={() => void reload()} />
  const shared = { id: candidateId, workflow: answer.data, reload }
  const { canDecide, canWrite } = answer.data
  // An interviewer has a stage to look at, their own notes and their own interviews.
  const isInterviewer = canWrite && !canDecide
  return (
    <div className="workflow split split-start gap-4">
      <div className="stack min-w-0">
        <Panels>
          {' '}
          <StagePanel {...shared} />
          {!isInterviewer && <TagsPanel {...shared} />}
          {!isNamed && (
            <LazyPanel
              bring={async () => (await import('../assessments/assessment-panel.tsx')).AssessmentPanel}
              props={{ candidateId }}
              waiting={
                <section className="panel stack gap-3">
                  <h2>Assessment</h2>
                  <Skeleton lines={2} />
                </section>
              }
            />
          )}
          {!isInterviewer && (
            <LazyPanel
              bring={async () => (await import('./application-panel.tsx')).ApplicationPanel}
              props={{ id: candidateId, workflow: answer.data }}
              waiting={null}
            />
          )}
          <LazyPanel bring={async () => (await import('../fields/fields-panel.tsx')).FieldsPanel} props={shared} waiting={null} />
          <LazyPanel
            bring={async () => (await import('../scheduling/interview-panel.tsx')).InterviewPanel}
            props={shared}
            waiting={
              <section className="panel stack gap-3">
                <h2>Interview</h2>
                <Skeleton lines={2} />
              </section>
            }
          />
          <LazyPanel
            bring={async () => (await import('../scorecards/scorecard-panel.tsx')).ScorecardPanel}
            props={{ candidateId }}
            waiting={
              <section className="panel stack gap-3">
                <h2>Scorecards</h2>
                <Skeleton lines={2} />
              </section>
            }
          />
          {!isInterviewer && <TasksPanel {...shared} />}
        </Panels>{' '}
      </div>
      <div className="stack min-w-0">
        <Panels>
          {' '}
          {!isNamed && (
            <LazyPanel
              bring={async () => (await import('./suggestions-panel.tsx')).SuggestionsPanel}
              props={shared}
              waiting={null}
            />
          )}
          <NotesPanel {...shared} />
          {!isNamed && <MessagesPanel {...shared} />}
          {!isInterviewer && <TimelinePanel {...shared} />}
        </Panels>{' '}
      </div>
    </div>
  )
}
