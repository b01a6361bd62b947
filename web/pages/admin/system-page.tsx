import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panels } from '../../components/panel-boundary.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useRefresh } from '../../state/user.ts'
import { BackupsCard } from './system/backups-card.tsx'
import { BrowsersCard } from './system/browsers-card.tsx'
import { FormsCard } from './system/forms-card.tsx'
import { JobsCard } from './system/jobs-card.tsx'
import { MailInCard } from './system/mail-in-card.tsx'
import { OutgoingCard } from './system/outgoing-card.tsx'
import { PolicyCard } from './system/policy-card.tsx'
import { ProcessesCard } from './system/processes-card.tsx'
import { ProvidersCard } from './system/providers-card.tsx'
import { ReadingCard } from './system/reading-card.tsx'
import { RisksCard } from './system/risks-card.tsx'
import { RoomCard } from './system/room-card.tsx'
import { VersionCard } from './system/version-card.tsx'
import type { SystemData } from './system-data.ts'

export const SystemPage: Page<SystemData> = () => {
  const refresh = useRefresh()
  return (
    <>
      <PageHeading
        title="System"
        actions={
          <>
            <Button asChild variant="soft" color="gray">
              <Link to="/dashboard/admin/job-titles">Job Titles</Link>
            </Button>
            <Button asChild variant="soft" color="gray">
              <Link to="/dashboard/admin/site">Site Texts</Link>
            </Button>
            <Button variant="soft" color="gray" onClick={refresh}>
              Refresh
            </Button>
          </>
        }
      >
        The state of this server, what it stores, and what is waiting.
      </PageHeading>
      <SystemParts data={usePageData(SystemPage)} />
    </>
  )
}

export const SystemParts = ({ data }: { data: SystemData }) => {
  const refresh = useRefresh()
  const { facts, health: parts, backups: made, policy } = data
  return (
    <div className="system-cards grid items-start gap-5 grid-2 narrow-1">
      <Panels>
        {parts.ok ? (
          <ProvidersCard health={parts.data} />
        ) : (
          <FailedState title="Failed to check the providers" failure={parts.failure} onRetry={refresh} />
        )}
        {facts.ok ? (
          <RoomCard room={facts.data.room} ballast={facts.data.ballast} />
        ) : (
          <FailedState title="Failed to load the state of the server" failure={facts.failure} onRetry={refresh} />
        )}
      </Panels>
      <div className="stack gap-5">
        <Panels>
          {facts.ok && <ProcessesCard processes={facts.data.processes} />}
          {facts.ok && <JobsCard jobs={facts.data.jobs} troubled={facts.data.troubled} />}
          {made.ok ? (
            <BackupsCard record={made.data} />
          ) : (
            <FailedState title="Failed to load the backups" failure={made.failure} onRetry={refresh} />
          )}
          {policy.ok ? (
            <PolicyCard key={policy.data.requirement} policy={policy.data} onChanged={refresh} />
          ) : (
            <FailedState title="Failed to load who needs a second factor" failure={policy.failure} onRetry={refresh} />
          )}
          {facts.ok && <BrowsersCard browserFailures={facts.data.browserFailures} />}
          {facts.ok && <RisksCard risks={facts.data.risks} />}
          {facts.ok && <MailInCard mailIn={facts.data.mailIn} />}
          {facts.ok && <FormsCard publicForms={facts.data.publicForms} />}
          {facts.ok && <ReadingCard reading={facts.data.reading} />}
          {facts.ok && <OutgoingCard outgoing={facts.data.outgoing} />}
          {facts.ok && <VersionCard {...facts.data} />}
        </Panels>
      </div>
    </div>
  )
}
