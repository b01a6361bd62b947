import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import type { CallFailure } from '../../api/client.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'

interface JobDescriptionFailedProps {
  failure: CallFailure
  /** What could not be loaded, as a sentence. */
  title: string
  onRetry: () => void
  /** Where else to go. */
  elsewhere?: { to: string; text: string }
}

/** In place of a page about one job description that is gone, or that could not be loaded. */
export const JobDescriptionFailed = ({
  failure,
  title,
  onRetry,
  elsewhere = { to: '/dashboard/candidates', text: 'All candidates' },
}: JobDescriptionFailedProps) =>
  failure.status === 404 ? (
    <EmptyState
      picture="jobs"
      title="This job description is not here"
      action={
        <Button asChild>
          <Link to={elsewhere.to}>{elsewhere.text}</Link>
        </Button>
      }
    >
      It was deleted, or it belongs to another workspace.
    </EmptyState>
  ) : (
    <FailedState title={title} failure={failure} onRetry={onRetry} />
  )
