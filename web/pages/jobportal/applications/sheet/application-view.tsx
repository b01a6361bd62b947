import { Tabs } from '@radix-ui/themes'
import { type ReactNode, useMemo, useState } from 'react'
import type { ApplicationDetail } from '../../../../api/applications.ts'
import type { CallResult } from '../../../../api/client.ts'
import type { ShownEvidence } from '../../../../api/evidence.ts'
import { FailedState } from '../../../../components/failed-state.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { type Chosen, hasPagesToShow, inWords } from '../../../recruiter/candidate/choices.ts'
import { DocumentPane } from '../../../recruiter/candidate/document-pane.tsx'
import { QuoteContexts } from '../../../recruiter/candidate/quote-sentence.tsx'
import { AboutPanel } from './about-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { MatchPanel } from './match-panel.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { ReadPanel } from './read-panel.tsx'
import { UnreadPane } from './unread-pane.tsx'

interface ApplicationViewProps {
  /** Null while it is on its way. */
  answer: CallResult<ApplicationDetail> | null
  onRetry: () => void
  reload: () => Promise<void>
}

/** The resume at the left; at the right what it shows for the job, what the applicant says, and what the company does. */
export const ApplicationView = ({ answer, onRetry, reload }: ApplicationViewProps) => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [tab, setTab] = useState('match')
  const detail = answer?.ok ? answer.data : null
  const shown = useMemo(() => (answer?.ok ? shownBy(answer) : answer), [answer])
  const evidence = shown?.ok ? shown.data : null
  const hasPages = evidence === null || hasPagesToShow(evidence)
  const choosing = { chosen, onChoose: setChosen }
  const isUnread = detail !== null && evidence === null
  return (
    <div className="evidence grid flex-1 outlined rounded-4 overflow-hidden surface min-h-0" data-pages={hasPages} data-tab={tab}>
      {isUnread ? <UnreadPane detail={detail} /> : <DocumentPane answer={shown} onRetry={onRetry} {...choosing} />}
      <div className="evidence-side flex flex-col min-w-0 min-h-0 line-left">
        <Tabs.Root value={tab} onValueChange={setTab} className="evidence-tabs flex flex-col min-w-0 flex-1 min-h-0">
          <Tabs.List size="1">
            <Tabs.Trigger value="match">Match</Tabs.Trigger>
            <Tabs.Trigger value="about">
              Application
              <Count count={detail?.corrections.length ?? 0} of="corrections" />
            </Tabs.Trigger>
            <Tabs.Trigger value="read">
              What was read
              <Count count={(evidence?.hidden.length ?? 0) + (evidence?.instructions.length ?? 0)} of="to look at" />
            </Tabs.Trigger>
            <Tabs.Trigger value="notes">
              Notes
              <Count count={detail?.notesWritten.length ?? 0} of="notes" />
            </Tabs.Trigger>
            <Tabs.Trigger value="messages">
              Messages
              <Count count={detail?.messages.length ?? 0} of="messages" />
            </Tabs.Trigger>
            <Tabs.Trigger value="history">History</Tabs.Trigger>
          </Tabs.List>
          <div className="evidence-scroll flex-1 scroll-y min-h-0 p-5 narrow-p-4">
            <Panel value="match" answer={answer} onRetry={onRetry}>
              {(ready) => (
                <QuoteContexts value={evidence?.contexts ?? {}}>
                  <MatchPanel detail={ready} {...choosing} />
                </QuoteContexts>
              )}
            </Panel>
            <Panel value="about" answer={answer} onRetry={onRetry}>
              {(ready) => <AboutPanel detail={ready} canShow={evidence !== null} {...choosing} />}
            </Panel>
            <Panel value="read" answer={answer} onRetry={onRetry}>
              {(ready) => <ReadPanel detail={ready} evidence={evidence} {...choosing} />}
            </Panel>
            <Panel value="notes" answer={answer} onRetry={onRetry}>
              {(ready) => <NotesPanel detail={ready} reload={reload} />}
            </Panel>
            <Panel value="messages" answer={answer} onRetry={onRetry}>
              {(ready) => <MessagesPanel detail={ready} reload={reload} />}
            </Panel>
            <Panel value="history" answer={answer} onRetry={onRetry}>
              {(ready) => <HistoryPanel detail={ready} />}
            </Panel>
          </div>
        </Tabs.Root>
      </div>
      <p className="visually-hidden" role="status">
        {chosen && evidence ? inWords(chosen, { hasPages, boxes: evidence.boxes }) : ''}
      </p>
    </div>
  )
}

/** The part of the details that the document shows; null where nothing was read. */
const shownBy = ({ data: { file, shown } }: { data: ApplicationDetail }): CallResult<ShownEvidence> | null =>
  shown && { ok: true, data: { file, ...shown }, total: null }

const Count = ({ count, of }: { count: number; of: string }) =>
  count > 0 && (
    <span className="count-badge ml-1 rounded-pill small numeric text-center surface-marked">
      {count}
      <span className="visually-hidden"> {of}</span>
    </span>
  )

interface PanelFrameProps {
  value: string
  answer: CallResult<ApplicationDetail> | null
  onRetry: () => void
  children: (detail: ApplicationDetail) => ReactNode
}

const Panel = ({ value, answer, onRetry, children }: PanelFrameProps) => (
  <Tabs.Content value={value}>
    {answer === null && <Skeleton lines={8} label="Loading the application..." />}
    {answer?.ok === false && (
      <FailedState title="The application could not be loaded" failure={answer.failure} onRetry={onRetry} />
    )}
    {answer?.ok && children(answer.data)}
  </Tabs.Content>
)
