import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { EmptyState } from '../../../components/empty-state.tsx'
import { useIsNamed } from '../../../state/user.ts'

/** Instead of a candidate who was deleted, or is not of this workspace. */
export const CandidateNotHere = () => {
  const isNamed = useIsNamed()
  return (
    <EmptyState
      picture="resume"
      title="This candidate is not here"
      action={
        <Button asChild>
          <Link to={isNamed ? '/dashboard/jobs' : '/dashboard/candidates'}>
            {isNamed ? 'Show your jobs' : 'Show all candidates'}
          </Link>
        </Button>
      }
    >
      The candidate or the resume may have been deleted, or belongs to another workspace.
    </EmptyState>
  )
}
