import { Button, Dialog, IconButton } from '@radix-ui/themes'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { evidenceAhead } from '../../../api/evidence.ts'
import type { CandidateRecord } from '../../../api/matching.ts'
import { useShortcuts, useShortcutsOn } from '../../../state/shortcut-keys.ts'
import { Download, nameOf, type Somebody } from '../resume-actions.tsx'
import { CandidateHeading } from './candidate-heading.tsx'
import { EvidenceView } from './evidence-view.tsx'
import { useEvidence } from './use-evidence.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

type Neighbour = Somebody & { _id: string }

interface CandidateSheetProps {
  record: CandidateRecord
  /** The candidates before and after in the list; null at its ends. */
  previous: Neighbour | null
  next: Neighbour | null
  onShow: (id: string) => void
  onClose: () => void
}

/** The evidence over the list it was opened from. Escape leads back to the button that opened it. */
export const CandidateSheet = ({ record, previous, next, onShow, onClose }: CandidateSheetProps) => {
  const { answer, load } = useEvidence(record._id)
  const { opener, heading, handleOpenAutoFocus } = useHeadingFocus(record._id)
  useEffect(() => {
    if (record.resumeId.filename.toLowerCase().endsWith('.pdf')) warmUp()
  }, [record.resumeId.filename])
  const shortcuts = useShortcutsOn()
  const goNext = () => next && onShow(next._id)
  const goPrevious = () => previous && onShow(previous._id)
  useShortcuts({ j: goNext, arrowright: goNext, k: goPrevious, arrowleft: goPrevious }, shortcuts.on, { isDialog: true })
  const [nextId, previousId] = [next?._id, previous?._id]
  useEffect(() => {
    for (const id of [nextId, previousId]) if (answer !== null && id) void evidenceAhead.ask(id)
  }, [answer, nextId, previousId])
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        className="candidate-sheet"
        maxWidth="none"
        aria-describedby={undefined}
        onOpenAutoFocus={handleOpenAutoFocus}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus()
        }}
      >
        <CandidateHeading
          record={record}
          recognised={answer?.ok === true && answer.data.document.recognised}
          title={(name) => (
            <Dialog.Title ref={heading} tabIndex={-1} size="5" mb="0">
              {name}
            </Dialog.Title>
          )}
          actions={
            <>
              <Step to={previous} word="Previous" onShow={onShow} />
              <Step to={next} word="Next" onShow={onShow} />
              <Download record={record} />
              <Button asChild variant="soft" color="gray" size="1">
                <Link to={`/dashboard/candidates/${record._id}`}>Open as page</Link>
              </Button>
              <Dialog.Close>
                <IconButton variant="ghost" color="gray" size="2" aria-label="Close" className="candidate-close">
                  ×
                </IconButton>
              </Dialog.Close>
            </>
          }
        />
        <EvidenceView key={record._id} record={record} answer={answer} onRetry={load} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** The viewer comes while the server looks for the evidence. */
const warmUp = () => {
  import('./pdf-file.ts').then(({ library }) => library()).catch(() => undefined)
}

const Step = ({ to, word, onShow }: { to: Neighbour | null; word: string; onShow: (id: string) => void }) => (
  <Button variant="soft" color="gray" size="1" disabled={to === null} onClick={() => to && onShow(to._id)}>
    {word}
    <span className="visually-hidden"> candidate{to ? `, ${nameOf(to)}` : ''}</span>
  </Button>
)
