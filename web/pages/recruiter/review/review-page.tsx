import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { rejectionReasons } from '#src/hiring/constants.ts'
import type { CallResult } from '../../../api/client.ts'
import type { BoardAnswer } from '../../../api/hiring.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Refusal } from '../../../components/form-footer.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useUnsavedGuard } from '../../../components/use-unsaved-guard.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useShortcuts, useShortcutsOn } from '../../../state/shortcut-keys.ts'
import { useRefresh } from '../../../state/user.ts'
import { JobDescriptionFailed } from '../job-description-failed.tsx'
import { ReviewCard } from './review-card.tsx'
import { SentPanel } from './sent-panel.tsx'
import { useReview } from './use-review.ts'

/** Everybody who is new in a job, evidence after evidence, with a decision by a key. */
export const ReviewPage: Page<CallResult<BoardAnswer>> = () => {
  const answer = usePageData(ReviewPage)
  const refresh = useRefresh()
  if (answer.ok) return <Review key={answer.data.jobDescription._id} board={answer.data} />
  return (
    <>
      <PageHeading title="Review" />
      <JobDescriptionFailed title="The candidates could not be loaded" failure={answer.failure} onRetry={refresh} />
    </>
  )
}

const Review = ({ board }: { board: BoardAnswer }) => {
  const { jobDescription, canChange, stages } = board
  const review = useReview(board)
  const { queue, at, current, next, tray, lastReason, refusal, busy } = review
  const [isOpen, setOpen] = useState(false)
  const [keysShown, setKeysShown] = useState(false)
  const shortcuts = useShortcutsOn()
  const blocker = useUnsavedGuard(tray.items.length > 0)
  const dialogs = useLazyComponent(async () => (await import('./review-dialogs.tsx')).ReviewDialogs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the first evidence is read
  useEffect(() => void dialogs.load(), [])
  const opened = current !== null && isOpen
  const rejectFor = (reason: (typeof rejectionReasons)[number]['key'] | null) => {
    if (!current) return
    if (!opened) return review.setRefusal('The evidence is still loading. Look at it first.')
    if (reason === null) return review.setRefusal('Choose a reason first: press a key from 1 to 9.')
    setOpen(false)
    review.reject(reason)
  }
  const step = (by: number) => {
    setOpen(false)
    review.go(by)
  }
  const numbered = Object.fromEntries(rejectionReasons.map(({ key }, index) => [String(index + 1), () => rejectFor(key)]))
  useShortcuts(
    {
      ...numbered,
      a: () => void review.advance(),
      r: () => rejectFor(lastReason),
      l: () => step(1),
      j: () => step(1),
      arrowright: () => step(1),
      k: () => step(-1),
      arrowleft: () => step(-1),
      u: () => void review.takeBack(),
      '?': () => setKeysShown(true),
    },
    shortcuts.on && canChange,
  )
  const title = jobDescription.title || 'Job description'
  if (!canChange)
    return (
      <>
        <PageHeading title={`Review ${title}`} />
        <EmptyState picture="closed" title="Reviewing is for owners and recruiters">
          You may look at the candidates: <Link to={rankingAddress(jobDescription._id)}>open the ranking</Link>.
        </EmptyState>
      </>
    )
  const isNew = queue.length > 0
  return (
    <div className="review-page">
      <PageHeading
        title={`Review ${title}`}
        actions={
          <>
            <Button variant="soft" color="gray" aria-haspopup="dialog" onClick={() => setKeysShown(true)}>
              Keys
            </Button>
            <Button asChild variant="soft" color="gray">
              <Link to={rankingAddress(jobDescription._id)}>Ranking</Link>
            </Button>
          </>
        }
      >
        {isNew ? `${Math.min(at + 1, queue.length)} of ${queue.length} in ${stages[0]?.name}` : `Nobody is in ${stages[0]?.name}`}
      </PageHeading>
      <div className="review grid items-start gap-5" data-empty={!isNew || undefined}>
        <div className="review-main">
          {current ? (
            <ReviewCard key={current._id} card={current} state={review.stateOf(current._id)} onOpened={() => setOpen(true)} />
          ) : (
            <EmptyState
              picture="done"
              title={isNew ? 'That was everyone' : 'Nobody is waiting for a first look'}
              action={
                isNew ? (
                  <Button variant="soft" color="gray" onClick={() => step(-1)}>
                    Go back to the last one
                  </Button>
                ) : (
                  <Button asChild>
                    <Link to={rankingAddress(jobDescription._id)}>Open the ranking</Link>
                  </Button>
                )
              }
            >
              {tray.items.length > 0
                ? 'The tray is not empty: send the rejections, or remove people from it.'
                : 'Everyone you left for later is still in the first stage.'}
            </EmptyState>
          )}
        </div>
        {isNew && (
          <aside className="grid gap-4 min-w-0" aria-label="Decisions">
            {current && (
              <section className="panel stack gap-2" aria-labelledby="decide-heading">
                <h2 id="decide-heading" className="visually-hidden">
                  Decide
                </h2>
                {refusal && <Refusal key={refusal}>{refusal}</Refusal>}
                <div className="review-buttons flex flex-wrap gap-2">
                  <Button
                    disabled={!next || busy || review.stateOf(current._id) === 'advanced'}
                    onClick={() => void review.advance()}
                  >
                    Advance{next && ` to ${next.name}`} <kbd className="bg-none text-inherit narrow-hidden">A</kbd>
                  </Button>
                  <Button variant="soft" color="gray" onClick={() => step(1)}>
                    Later <kbd className="bg-none text-inherit narrow-hidden">L</kbd>
                  </Button>
                  <Button variant="soft" color="gray" disabled={at === 0 || busy} onClick={() => void review.takeBack()}>
                    Undo <kbd className="bg-none text-inherit narrow-hidden">U</kbd>
                  </Button>
                  <Button variant="soft" color="red" className="review-jump" onClick={showReasons}>
                    Reject…
                  </Button>
                </div>
                <h3 className="text-2 mt-1" id="reasons-heading">
                  Reject, because
                </h3>
                <ul className="bare review-reasons" aria-labelledby="reasons-heading">
                  {rejectionReasons.map(({ key, label }, index) => (
                    <li key={key}>
                      <button
                        className="pad-row rounded-3 flex gap-2 w-full text-strong text-2 text-left"
                        type="button"
                        data-last={key === lastReason || undefined}
                        onClick={() => rejectFor(key)}
                      >
                        <kbd className="flex-none self-start">{index + 1}</kbd> {label}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <SentPanel tray={tray} />
            <LazyPanel bring={bringTray} props={{ tray }} waiting={null} />
          </aside>
        )}
      </div>
      {dialogs.part && (
        <dialogs.part
          keys={keysShown ? reviewKeys : null}
          shortcuts={shortcuts}
          onKeysClose={() => setKeysShown(false)}
          blocker={blocker}
          waiting={tray.items.length}
        />
      )}
    </div>
  )
}

const bringTray = async () => (await import('./tray-panel.tsx')).TrayPanel

/** On a phone the reasons stand below the evidence. */
const showReasons = () => {
  const first = document.querySelector<HTMLElement>('.review-reasons button')
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}

const reviewKeys: [string[], string][] = [
  [['A'], 'Advance to the next stage'],
  [['1', '–', '9'], 'Reject for the reason with this number'],
  [['R'], 'Reject for the reason chosen last'],
  [['L', 'J', '→'], 'Later: go on without a decision'],
  [['K', '←'], 'Back to the one before'],
  [['U'], 'Take the last decision back'],
  [['?'], 'Show these keys'],
]
