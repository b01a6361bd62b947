import { IconButton, SegmentedControl } from '@radix-ui/themes'
import { useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import type { ShownEvidence } from '../../../api/evidence.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { type Chosen, hasPagesToShow } from './choices.ts'
import { PageView } from './page-view.tsx'
import { QuoteBar } from './quote-bar.tsx'
import { useQuoteInSight } from './quote-in-sight.ts'
import { TextView } from './text-view.tsx'

interface DocumentPaneProps {
  /** Null while it is on its way. */
  answer: CallResult<ShownEvidence> | null
  chosen: Chosen | null
  onChoose: (chosen: Chosen | null) => void
  onRetry: () => void
}

type View = 'page' | 'text'

const zooms = [1, 1.25, 1.5, 2, 3]

/** The resume at the left: its pages as a person sees them, or its text as the machine read it. */
export const DocumentPane = ({ answer, chosen, onChoose, onRetry }: DocumentPaneProps) => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [view, setView] = useState<View>('page')
  const [zoom, setZoom] = useState(0)
  const evidence = answer?.ok ? answer.data : null
  const hasPages = evidence !== null && hasPagesToShow(evidence)
  const shown: View = hasPages ? view : 'text'
  useQuoteInSight(scroller, chosen, `${shown} ${zoom}`)

  return (
    <div className="document-pane flex flex-col min-w-0 min-h-0">
      <div className="document-tools off-paper flex flex-wrap items-center gap-2-3 flex-none line-bottom min-h-10 px-3">
        {hasPages ? (
          <SegmentedControl.Root
            size="1"
            value={view}
            onValueChange={(next) => setView(next as View)}
            aria-label="Show the resume as"
          >
            <SegmentedControl.Item value="page">Page</SegmentedControl.Item>
            <SegmentedControl.Item value="text">Text as read</SegmentedControl.Item>
          </SegmentedControl.Root>
        ) : (
          <span className="medium">{evidence ? 'Text as read' : 'Resume'}</span>
        )}
        {evidence && <span className="muted small narrow-hidden">{noteFor(evidence, shown)}</span>}
        {hasPages && shown === 'page' && (
          <span className="inline-flex gap-1 ml-auto">
            <IconButton
              size="1"
              variant="soft"
              color="gray"
              aria-label="Smaller"
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              −
            </IconButton>
            <IconButton
              size="1"
              variant="soft"
              color="gray"
              aria-label="Larger"
              disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              +
            </IconButton>
          </span>
        )}
      </div>
      <section
        className="document-scroll flex-1 p-5 min-h-0 scroll surface-shade"
        ref={setScroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls with the keyboard needs a way in
        tabIndex={0}
        aria-label="Resume"
        data-view={shown}
      >
        {answer === null && <Skeleton lines={12} label="Loading the resume..." />}
        {answer?.ok === false && <FailedState title="The resume cannot be shown" failure={answer.failure} onRetry={onRetry} />}
        {evidence && hasPages && (
          // Stays open while the text is looked at: its link works for some minutes only.
          <div hidden={shown !== 'page'}>
            <PageView evidence={evidence} chosen={chosen} scroller={scroller} zoom={zooms[zoom] ?? 1} onRetry={onRetry} />
          </div>
        )}
        {evidence && shown === 'text' && <TextView evidence={evidence} chosen={chosen} />}
      </section>
      {chosen && evidence && <QuoteBar chosen={chosen} evidence={evidence} hasPages={hasPages} onChoose={onChoose} />}
    </div>
  )
}

const noteFor = ({ document, file }: ShownEvidence, view: View): string => {
  if (view === 'page') return document.pageCount === 1 ? 'What a person sees' : `What a person sees · ${document.pageCount} pages`
  if (file.url === '') return 'The file is hidden: it shows who this is'
  return file.type === 'pdf' ? 'What the score rests on' : 'This kind of file has no fixed pages'
}
