import { Button } from '@radix-ui/themes'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { archiveAddress } from '../../../api/archive.ts'
import type { CallResult } from '../../../api/client.ts'
import { type RankingAnswer, rankingAddress } from '../../../api/ranking.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useUnsavedGuard } from '../../../components/use-unsaved-guard.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { onLinkOut } from '../../../state/lineup.ts'
import { useRefresh } from '../../../state/user.ts'
import { VersionNote } from '../library/version-note.tsx'
import { JobTabs } from '../workflow/job-tabs.tsx'
import { RankingDoubts } from './ranking-doubts.tsx'
import { RankingTable } from './ranking-table.tsx'
import { StaleScores } from './stale-scores.tsx'
import { UnreadList } from './unread-list.tsx'
import { useDraft } from './use-draft.ts'
import { isStale, useRescoring } from './use-rescoring.ts'
import { useSteadiness, useWeighed, type WeighedRow } from './use-weighed.ts'
import { WeightsPanel } from './weights-panel.tsx'

export const RankingPage: Page<CallResult<RankingAnswer>> = () => {
  const answer = usePageData(RankingPage)
  const refresh = useRefresh()
  if (answer.ok) return <Ranking key={answer.data.jobDescription._id} ranking={answer.data} />
  const isGone = answer.failure.status === 404
  return (
    <>
      <PageHeading title="Ranking" />
      {isGone ? (
        <EmptyState
          picture="people"
          title="This job description is not here"
          action={
            <Button asChild>
              <Link to="/dashboard/candidates">All candidates</Link>
            </Button>
          }
        >
          It was deleted, or it belongs to another workspace. Candidates ranked against a deleted one stay in the Talent
          Workspace.
        </EmptyState>
      ) : (
        <FailedState title="The ranking could not be loaded" failure={answer.failure} onRetry={refresh} />
      )}
    </>
  )
}

const Ranking = ({ ranking: { jobDescription, criteria, unordered, rows, unread, total } }: { ranking: RankingAnswer }) => {
  const job = jobDescription._id
  const draft = useDraft(job, criteria)
  // A slider stays under the finger while the list follows as fast as it can.
  const choice = useDeferredValue(draft.choice)
  // criteria that a person is choosing or has saved decide; until then a text that asks for too little decides nothing
  const isRanked = unordered === null || draft.dirty || draft.saved.version > 1
  const byMatch = useWeighed(rows, choice)
  const weighed = useMemo(() => (isRanked ? byMatch : byMatch.toSorted(byName)), [isRanked, byMatch])
  const steadiness = useSteadiness(rows, choice, job)
  const rescoring = useRescoring(job, rows, draft.saved.version)
  const blocker = useUnsavedGuard(draft.dirty)
  const { selected, select, clear } = useSelection()
  const { part: Bar, load: loadBar } = useLazyComponent(async () => (await import('../bulk/people-bar.tsx')).PeopleBar)
  const hasChosen = selected.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading twice brings the same
  useEffect(() => {
    if (hasChosen) void loadBar()
  }, [hasChosen])
  const chosen = rows.flatMap(({ _id, name, filename }) => (selected.includes(_id) ? { _id, name: name ?? filename } : []))
  const version = draft.saved.version
  const leaving = onLinkOut(() => ({
    label: `Ranking of ${jobDescription.title || jobDescription.filename}`,
    back: rankingAddress(job),
    first: 0,
    total,
    ids: weighed.map(({ id }) => id),
  }))
  const stale = rows.filter((row) => isStale(row, version))

  return (
    <>
      <PageHeading
        title={jobDescription.title || jobDescription.filename}
        actions={
          <Button asChild variant="soft" color="gray">
            <Link to={archiveAddress(job)}>Search all resumes</Link>
          </Button>
        }
      >
        {total === 1 ? '1 candidate' : `${total} candidates`}, {isRanked ? 'best match under the weights shown first' : 'by name'}
        . Nobody is hidden or rejected; whatever is missing is marked.
        {total > rows.length + unread.length && ` The ${rows.length} best by their saved scores are listed.`}
      </PageHeading>
      <VersionNote job={job} />
      <JobTabs job={job} />
      <LazyPanel bring={bringBlindSwitch} props={{ job }} waiting={null} />
      <div className="ranking grid items-start gap-5">
        <WeightsPanel job={job} draft={draft} rows={rows} />
        <div className="ranking-main stack" onClickCapture={leaving}>
          <StaleScores
            job={job}
            currentVersion={version}
            stale={stale.length}
            ofOlderVersion={stale.filter((row) => row.criteriaVersion !== version).map((row) => row.criteriaVersion)}
            ofOlderEngine={stale.filter((row) => row.isOfOlderEngine).length}
            rescoring={rescoring}
          />
          {!isRanked && (
            <Notice tone="warning">
              <p>
                <b>These candidates are not ranked yet.</b> {unordered} Say what counts under <i>Adjust weights</i>: add the
                skills and years you ask for and save, and they are ranked.
              </p>
            </Notice>
          )}
          {rows.length === 0 && unread.length === 0 ? (
            <EmptyState
              picture="people"
              title="Nobody has been ranked here yet"
              action={
                <Button asChild>
                  <Link to="/dashboard/upload">Match resumes</Link>
                </Button>
              }
            >
              Upload resumes with this job description. You can set the weights before they arrive.
            </EmptyState>
          ) : (
            <>
              <RankingDoubts rows={rows} />
              <RankingTable
                rows={weighed}
                choice={choice}
                steadiness={steadiness}
                currentVersion={version}
                selected={selected}
                isRanked={isRanked}
                onSelect={select}
              />
              <p className="small muted max-w-46">
                <b>Top 5</b>: all weights are moved at random by up to 20%, 200 times over. The figure says in how many of these
                simulations someone is among the first five; equal matches stay or leave together. Close to 100% the place is
                safe; in the middle, small changes of opinion decide it.
              </p>
            </>
          )}
          {unread.length > 0 && <UnreadList unread={unread} />}
          {Bar && <Bar people={chosen} onClear={clear} />}
        </div>
      </div>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Leave without saving?"
        confirmText="Leave"
        cancelText="Stay"
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        The changed weights are not saved. They are lost when you leave this page.
      </ConfirmDialog>
    </>
  )
}

const bringBlindSwitch = async () => (await import('../blind/blind-switch.tsx')).BlindSwitch
const nameIn = ({ row }: WeighedRow) => row.name ?? row.filename

const byName = (one: WeighedRow, other: WeighedRow) => nameIn(one).localeCompare(nameIn(other)) || (one.id < other.id ? -1 : 1)

const useSelection = () => {
  const [selected, setSelected] = useState<readonly string[]>([])
  const select = useCallback(
    (id: string) => setSelected((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    [],
  )
  return { selected, select, clear: () => setSelected([]) }
}
