import { Tabs } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import type { EvidenceAnswer } from '../../../api/evidence.ts'
import { noteEvidenceOpened } from '../../../api/hiring.ts'
import type { CandidateRecord } from '../../../api/matching.ts'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { type Chosen, firstChosen, hasPagesToShow, inWords } from './choices.ts'
import { DocumentPane } from './document-pane.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { QuoteContexts } from './quote-sentence.tsx'
import { UnreadNote } from './unread-note.tsx'

interface EvidenceViewProps {
  record: CandidateRecord
  /** Null while it is on its way: the reasons are there before the document. */
  answer: CallResult<EvidenceAnswer> | null
  onRetry: () => void
  /** The id of the requirement that is shown first. */
  requirement?: string | null
}

/** The resume at the left, and at the right what the score says about it: choosing a line shows its words in the resume. */
export const EvidenceView = ({ record, answer, onRetry, requirement = null }: EvidenceViewProps) => {
  const [{ 'Resume Data': data, Analysis: analysis }] = record.matchingResult
  const [chosen, setChosen] = useState<Chosen | null>(() => firstChosen(analysis.requirements, requirement))
  const evidence = answer?.ok ? answer.data : null
  const isOpen = evidence !== null
  useEffect(() => {
    if (isOpen) void noteEvidenceOpened(record._id)
  }, [isOpen, record._id])
  const notUnderstood = analysis.reading?.notUnderstood.length ?? 0
  const findings = notUnderstood + (evidence ? evidence.hidden.length + evidence.instructions.length : 0)
  const hasPages = evidence === null || hasPagesToShow(evidence)
  const choosing = { chosen, onChoose: setChosen }
  const percentage = data['Matching Percentage']
  if (percentage === null) return <UnreadNote record={record} reason={analysis.unreadable ?? ''} />
  return (
    <div className="evidence grid flex-1 outlined rounded-4 overflow-hidden surface min-h-0" data-pages={hasPages}>
      <DocumentPane answer={answer} chosen={chosen} onChoose={setChosen} onRetry={onRetry} />
      <div className="evidence-side flex flex-col min-w-0 min-h-0 line-left">
        <Tabs.Root defaultValue="evidence" className="evidence-tabs flex flex-col min-w-0 flex-1 min-h-0">
          <Tabs.List size="2">
            <Tabs.Trigger value="evidence">Evidence</Tabs.Trigger>
            <Tabs.Trigger value="reading">
              What was read
              {findings > 0 && (
                <span className="count-badge ml-1 rounded-pill small numeric text-center surface-marked">
                  {findings}
                  <span className="visually-hidden"> to look at</span>
                </span>
              )}
            </Tabs.Trigger>
            <Tabs.Trigger value="receipt">Receipt</Tabs.Trigger>
          </Tabs.List>
          <div className="evidence-scroll flex-1 scroll-y min-h-0 p-5 narrow-p-4">
            <Tabs.Content value="evidence">
              <QuoteContexts value={evidence?.contexts ?? {}}>
                <EvidencePanel analysis={analysis} percentage={percentage} {...choosing} />
              </QuoteContexts>
            </Tabs.Content>
            <Tabs.Content value="reading">
              <LazyPanel
                bring={bringReading}
                props={{ record, answer, ...choosing }}
                waiting={<Skeleton lines={4} label="Loading what was read..." />}
              />
            </Tabs.Content>
            <Tabs.Content value="receipt">
              <LazyPanel bring={bringReceipt} props={{ id: record._id }} waiting={null} />
            </Tabs.Content>
          </div>
        </Tabs.Root>
      </div>
      <p className="visually-hidden" role="status">
        {chosen && evidence ? inWords(chosen, { hasPages, boxes: evidence.boxes }) : ''}
      </p>
    </div>
  )
}

const bringReading = async () => (await import('./reading-panel.tsx')).ReadingPanel
const bringReceipt = async () => (await import('./receipt-panel.tsx')).ReceiptPanel
