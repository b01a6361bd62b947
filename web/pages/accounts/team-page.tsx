import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { TeamRecord } from '#src/accounts/views.ts'
import type { loadTeam } from '../../api/team.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panels } from '../../components/panel-boundary.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useLive } from '../../state/candidates-live.ts'
import { useRefresh } from '../../state/user.ts'
import { DirectorySection } from './team/directory-section.tsx'
import { InvitationsTable } from './team/invitations-table.tsx'
import { InviteDialog } from './team/invite-dialog.tsx'
import { MembersTable } from './team/members-table.tsx'

export const TeamPage: Page<Awaited<ReturnType<typeof loadTeam>>> = () => {
  const { team: answer, directory } = usePageData(TeamPage)
  const refresh = useRefresh()
  useLive((...[event]) => {
    if (event === 'teamChanged') void refresh()
  })
  if (!answer.ok) return <FailedState title="Failed to load the team" failure={answer.failure} onRetry={refresh} />
  return (
    <div className="stack gap-6">
      <Team team={answer.data} onChanged={refresh} />
      {directory &&
        (directory.ok ? (
          <DirectorySection directory={directory.data} onChanged={refresh} />
        ) : (
          <FailedState title="Failed to load the directory" failure={directory.failure} onRetry={refresh} />
        ))}
    </div>
  )
}

export const Team = ({ team, onChanged }: { team: TeamRecord; onChanged: () => Promise<void> }) => {
  const [inviting, setInviting] = useState(false)
  const isOwner = team.role === 'owner'
  return (
    <div>
      <Link to="/dashboard/user" className="back-link">
        ← Back to User Profile
      </Link>
      <PageHeading title="Team" actions={isOwner && <Button onClick={() => setInviting(true)}>Invite a colleague</Button>}>
        Everybody here works with the candidates, the plan and the limits of “{team.workspace.name}”.
        {!isOwner && ' Owners decide who is in the team.'}
      </PageHeading>
      <div className="stack gap-6">
        <Panels>
          <section className="stack gap-3" aria-labelledby="members">
            <h2 id="members">
              Members <span className="muted numeric">{team.members.length}</span>
            </h2>
            <MembersTable team={team} onChanged={onChanged} />
          </section>
          {isOwner && (
            <section className="stack gap-3" aria-labelledby="invitations">
              <h2 id="invitations">
                Invitations <span className="muted numeric">{team.invitations.length}</span>
              </h2>
              <InvitationsTable invitations={team.invitations} onChanged={onChanged} />
            </section>
          )}
        </Panels>
      </div>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} onInvited={onChanged} />
    </div>
  )
}
