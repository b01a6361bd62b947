import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { type LibraryRecord, newAddress } from '../../../api/library.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useMayChange, useRefresh } from '../../../state/user.ts'
import { LibraryList } from './library-list.tsx'
import { TemplateDialog } from './template-dialog.tsx'

export const LibraryPage: Page<CallResult<LibraryRecord[]>> = () => {
  const answer = usePageData(LibraryPage)
  const refresh = useRefresh()
  const mayChange = useMayChange()
  const [choosing, setChoosing] = useState(false)
  const actions = mayChange && (
    <>
      <Button asChild variant="soft" color="gray">
        <Link to={newAddress()}>Write your own</Link>
      </Button>
      <Button onClick={() => setChoosing(true)}>New from template</Button>
    </>
  )
  const isEmpty = answer.ok && answer.data.length === 0
  return (
    <>
      <PageHeading title="Job Descriptions" actions={isEmpty ? undefined : actions}>
        Every job description you rank resumes against, uploaded or written here.
      </PageHeading>
      {!answer.ok ? (
        <FailedState title="Failed to load the job descriptions" failure={answer.failure} onRetry={refresh} />
      ) : isEmpty ? (
        <EmptyState picture="jobs" title="No job descriptions yet" action={actions && <div className="row">{actions}</div>}>
          {mayChange
            ? 'Begin with a template for the title you are hiring for, write your own, or upload a file together with resumes.'
            : 'A recruiter or owner can write or upload one.'}
        </EmptyState>
      ) : (
        <LibraryList records={answer.data} onChanged={refresh} />
      )}
      <TemplateDialog open={choosing} onClose={() => setChoosing(false)} />
    </>
  )
}
