import { graceDays } from '#src/privacy/constants.ts'
import type { CallResult } from '../../../api/client.ts'
import type { RetentionAnswer } from '../../../api/privacy.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Panels } from '../../../components/panel-boundary.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { useRefresh } from '../../../state/user.ts'
import { HeldTable } from './held-table.tsx'
import { PeriodSection } from './period-section.tsx'

/** How long the workspace keeps what, and whom a hold keeps. */
export const PrivacyPage: Page<CallResult<RetentionAnswer>> = () => {
  const answer = usePageData(PrivacyPage)
  const refresh = useRefresh()
  useLive((...[event]) => {
    if (event === 'candidatesRemoved') void refresh()
  })
  if (!answer.ok)
    return <FailedState title="The retention periods could not be loaded" failure={answer.failure} onRetry={refresh} />
  return <Retention retention={answer.data} onChanged={refresh} />
}

export const Retention = ({ retention, onChanged }: { retention: RetentionAnswer; onChanged: () => Promise<void> }) => {
  const { periods, previews, holds, canChange, recordingDays } = retention
  return (
    <>
      <PageHeading title="Data & Privacy">
        Nothing is deleted automatically until an owner turns on a retention period. The first deletion runs {graceDays} days
        later. Recordings are the exception.
        {!canChange && ' You can see the periods; owners can change them.'}
      </PageHeading>
      <div className="stack gap-6">
        <Panels>
          {periods.map((period) => (
            <PeriodSection
              key={`${period.kind} ${period.days} ${period.startsAt}`}
              period={period}
              preview={previews.find(({ kind }) => kind === period.kind) ?? null}
              canChange={canChange}
              recordingDays={recordingDays}
              onChanged={onChanged}
            />
          ))}
          <LazyPanel bring={async () => (await import('./notice-texts.tsx')).NoticeTexts} props={{}} waiting={null} />
          <section className="panel stack gap-3" aria-labelledby="held-heading">
            <h2 id="held-heading">
              On hold <span className="muted numeric">{holds.length}</span>
            </h2>
            <p className="muted">
              A hold is put on a candidate’s page, with a reason. It keeps everything of that person from every period and every
              deletion.
            </p>
            <HeldTable holds={holds} />
          </section>
          <p className="muted small">
            The audit log is kept: it holds ids and never names or texts of people. Backups keep what was in them; a restore
            erases again whoever was erased since.
          </p>
        </Panels>
      </div>
    </>
  )
}
