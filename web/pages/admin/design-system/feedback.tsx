import { Button } from '@radix-ui/themes'
import { EmptyDrawing, EmptyState, emptyPictures } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { CheckIcon, WarningIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { BusyOverlay, Waiting } from '../../../components/spinner.tsx'
import { Specimen } from './specimen.tsx'

const nothing = () => {}

/** What the product says. */
export const Feedback = () => (
  <>
    <Specimen name="notice" title="Notice" use="Stays on the page for as long as it is true.">
      <Notice>The list is from this morning.</Notice>
      <Notice tone="success">The job is posted.</Notice>
      <Notice tone="warning">The disk is nearly full.</Notice>
      <Notice tone="error">The email could not be sent.</Notice>
    </Specimen>
    <Specimen name="toast" title="Toast" use="What was done, for five seconds. Never the only place of an error.">
      <div className="toast tone-success">
        <CheckIcon className="toast-mark" />
        <div>3 candidates moved to Interview</div>
        <button type="button" className="icon-button large" data-size="small" aria-label="Dismiss">
          ×
        </button>
      </div>
      <div className="toast tone-warning">
        <WarningIcon className="toast-mark" />
        <div>The connection was lost. What you write is kept here.</div>
        <button type="button" className="icon-button large" data-size="small" aria-label="Dismiss">
          ×
        </button>
      </div>
    </Specimen>
    <Specimen name="progress" title="Progress" use="How far something is.">
      <ProgressBar label="Read" value={60} />
      <ProgressBar label="Sent" value={100} tone="success" />
      <ProgressBar label="Room left" value={80} tone="warning" />
      <ProgressBar label="Disk" value={96} tone="error" />
    </Specimen>
    <Specimen name="skeleton" title="Skeleton" use="Where text will be, while it is loaded.">
      <Skeleton />
    </Specimen>
    <Specimen name="waiting" title="Waiting" use="What is waited for, in words.">
      <Waiting text="Loading candidates..." />
    </Specimen>
    <Specimen name="overlay" title="Busy" use="Over a panel whose content is being sent.">
      <div className="panel relative">
        <p>Candidate, stage and note</p>
        <p>Nothing can be pressed meanwhile.</p>
        <BusyOverlay text="Saving..." />
      </div>
    </Specimen>
    <Specimen name="failed" title="Failed" use="What did not work, why, and the way on.">
      <FailedState
        title="Failed to load candidates"
        failure={{ error: 'The server did not answer.', requestId: 'a1b2c3' }}
        onRetry={nothing}
      />
    </Specimen>
    <Specimen name="empty" title="Empty" use="What would be here, why it is not, and the next step.">
      <EmptyState picture="people" title="No candidates yet" action={<Button>Upload resumes</Button>}>
        Candidates appear here once resumes are matched with a job.
      </EmptyState>
    </Specimen>
    <Specimen name="empty-pictures" title="Drawings" use="Each kind of list has a drawing of its own.">
      <div className="row gap-4">
        {emptyPictures.map((picture) => (
          <figure key={picture} className="stack gap-1 items-center">
            <EmptyDrawing picture={picture} />
            <figcaption className="small muted">{picture}</figcaption>
          </figure>
        ))}
      </div>
    </Specimen>
  </>
)
