import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { EmptyState } from '../../../components/empty-state.tsx'

/** In place of somebody who was deleted while this window showed them. */
export const DeletedState = () => (
  <div role="status">
    <EmptyState
      picture="closed"
      title="This candidate was deleted"
      action={
        <Button asChild>
          <Link to="/dashboard/candidates">Show all candidates</Link>
        </Button>
      }
    >
      Resumes, notes, messages and everything else that was kept of this person are gone.
    </EmptyState>
  </div>
)
