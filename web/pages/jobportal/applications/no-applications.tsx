import { Button } from '@radix-ui/themes'
import type { OwnJobRecord } from '../../../api/applications.ts'
import { EmptyState } from '../../../components/empty-state.tsx'

interface NoApplicationsProps {
  job: OwnJobRecord | null
  isFiltered: boolean
  onClear: () => void
}

export const NoApplications = ({ job, isFiltered, onClear }: NoApplicationsProps) =>
  isFiltered ? (
    <EmptyState
      picture="search"
      title="No matching applications"
      action={<Button onClick={onClear}>Show all applications</Button>}
    >
      Nobody who applied matches the search and filters.
    </EmptyState>
  ) : (
    <EmptyState
      picture="people"
      title="No Applications Yet"
      action={
        job && (
          <Button asChild>
            <a href={`/jobs/${job.publicId}`} target="_blank" rel="noopener">
              View Public Listing<span className="visually-hidden">, opens in a new tab</span>
            </a>
          </Button>
        )
      }
    >
      {job?.status === 'Closed'
        ? 'This job is closed and takes no applications.'
        : 'Share the link of the public page. Whoever applies appears here at once, read and ranked.'}
    </EmptyState>
  )
