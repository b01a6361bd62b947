import type { loadConnections } from '../../api/connections.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panels } from '../../components/panel-boundary.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useRefresh } from '../../state/user.ts'
import { AssistantsSection } from './assistants-section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { OwnCalendarsSection } from './own-calendars-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

export type Connections = Awaited<ReturnType<typeof loadConnections>>

export const ConnectionsPage: Page<Connections> = () => {
  const connections = usePageData(ConnectionsPage)
  return <ConnectionsView {...connections} />
}

export const ConnectionsView = ({ programs, ownCalendars }: Connections) => {
  const refresh = useRefresh()
  const calendars = ownCalendars.ok ? (
    <OwnCalendarsSection {...ownCalendars.data} onChanged={refresh} />
  ) : (
    <FailedState title="Failed to load your calendars" failure={ownCalendars.failure} onRetry={refresh} />
  )
  if (!programs)
    return (
      <>
        <PageHeading title="Connections">Your calendars and working hours: interviews are offered when you are free.</PageHeading>
        <Panels>{calendars}</Panels>
      </>
    )
  const { keys, assistants, webhooks, calendar, isOwner, isAdmin } = programs
  return (
    <>
      <PageHeading title="Connections">Your programs that read or change data here, or hear about what happens.</PageHeading>
      <div className="stack gap-6">
        <Panels>
          {keys.ok ? (
            <KeysSection keys={keys.data} isOwner={isOwner} isAdmin={isAdmin} now={Date.now()} onChanged={refresh} />
          ) : (
            <FailedState title="Failed to load the keys" failure={keys.failure} onRetry={refresh} />
          )}
          {assistants.ok ? (
            <AssistantsSection {...assistants.data} onChanged={refresh} />
          ) : (
            <FailedState title="Failed to load the assistants" failure={assistants.failure} onRetry={refresh} />
          )}
          {webhooks &&
            (webhooks.ok ? (
              <WebhooksSection webhooks={webhooks.data} onChanged={refresh} />
            ) : (
              <FailedState title="Failed to load the webhooks" failure={webhooks.failure} onRetry={refresh} />
            ))}
          {calendars}
          {calendar.ok ? (
            <CalendarSection feed={calendar.data.feed} onChanged={refresh} />
          ) : (
            <FailedState title="Failed to load your calendar" failure={calendar.failure} onRetry={refresh} />
          )}
        </Panels>
      </div>
    </>
  )
}
