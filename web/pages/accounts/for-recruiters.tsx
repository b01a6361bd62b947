import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import type { Page } from '../../page-route.ts'
import { useMayChange } from '../../state/user.ts'

/** The page for whoever may make things, and the reason for viewers. */
export const forRecruiters = <Data,>(Shown: Page<Data>, heading: string, title: string): Page<Data> =>
  function ForRecruiters() {
    if (useMayChange()) return <Shown />
    return (
      <>
        <PageHeading title={heading} />
        <EmptyState
          picture="closed"
          title={title}
          action={
            <Button asChild variant="soft" color="gray">
              <Link to="/dashboard/candidates">Look at the candidates</Link>
            </Button>
          }
        >
          Viewers look at everything in the workspace and add nothing. Ask an owner to make you a recruiter.
        </EmptyState>
      </>
    )
  }
