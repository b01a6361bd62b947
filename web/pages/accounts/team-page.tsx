import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { TeamRecord } from '#src/accounts/views.ts'
import type { CallResult } from '../../api/client.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panels } from '../../components/panel-boundary.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useLive } from '../../state/candidates-live.ts'
import { useRefresh } from '../../state/user.ts'
import { InvitationsTable } from './team/invitations-table.tsx'
import { InviteDialog } from './team/invite-dialog.tsx'
import { MembersTable } from './team/members-table.tsx'

export const TeamPage: Page<CallResult<TeamRecord>> = () => {
  const answer = usePageData(TeamPage)
  const refresh = useRefresh()
  useLive((...[event]) => {
    if (event === 'teamChanged') void refresh()
  })
  if (!answer.ok) return <FailedState title="Failed to load the team" failure={answer.failure} onRetry={refresh} />
  return <Team team={answer.data} onChanged={refresh} />
}

export const Team = ({ team, onChanged }: { team: TeamRecord; onChanged: () => Promise<void> }) => {
  const [inviting, setInviting] = useState(false)
  const isOwner = team.role === 'owner'
  return (
    <>
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
    </>
  )
}
