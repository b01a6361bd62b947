import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { hiddenText } from '#src/shared/constants.ts'
import type { ChoiceRecord } from '../../../api/candidates.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { parametersOf } from '../../../state/candidate-filters.ts'
import type { CandidateList } from '../../../state/candidates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { useMayChange, useMayExport } from '../../../state/user.ts'
import { ChosenBar } from '../bulk/chosen-bar.tsx'
import { ManyButtons } from '../bulk/many-buttons.tsx'
import { CompareButton } from '../compare/compare-button.tsx'

interface BulkBarProps {
  list: CandidateList
  chosen: readonly ChoiceRecord[]
  onClear: () => void
  /** Called with those who are gone. */
  onForget: (...ids: string[]) => void
}

type Opened = 'tag' | 'move' | 'task' | 'notice' | 'delete'

/** Stands at the foot of the window while candidates are chosen. */
export const BulkBar = ({ list, chosen, onClear, onForget }: BulkBarProps) => {
  const showToast = useShowToast()
  const mayChange = useMayChange()
  const mayExport = useMayExport()
  const { part: Pieces, load } = useLazyComponent(async () => (await import('./bulk-pieces.tsx')).BulkPieces)
  const { part: ExportMenu, load: loadExport } = useLazyComponent(
    async () => (await import('../import-export/export-menu.tsx')).ExportMenu,
  )
  const isShown = chosen.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading twice brings the same
  useEffect(() => {
    if (isShown) void loadExport()
  }, [isShown])
  const [opened, setOpened] = useState<Opened | null>(null)
  const addresses = [...new Set(chosen.flatMap(({ email }) => (email && email !== hiddenText ? email : [])))]
  const ids = chosen.map(({ _id }) => _id)
  const people = chosen.map(({ _id, name, filename }) => ({ _id, name: name ?? filename }))
  const handleOpen = async (what: Opened) => {
    if (await load()) setOpened(what)
  }
  const handleCopy = async () => {
    const refuse = refusalAt()
    try {
      await navigator.clipboard.writeText(addresses.join(', '))
      showToast('success', addresses.length === 1 ? '1 email address copied' : `${addresses.length} email addresses copied`)
    } catch {
      refuse('The browser does not allow copying here')
    }
  }
  const opener = (what: Opened, text: string) => (
    <Button variant="soft" color={what === 'delete' ? 'red' : 'gray'} aria-haspopup="dialog" onClick={() => handleOpen(what)}>
      {text}
    </Button>
  )
  return (
    <>
      <ChosenBar
        label="Chosen candidates"
        count={ids.length}
        note={ids.length === 1 && '. Choose one more to compare.'}
        onClear={onClear}
      >
        {mayChange && (
          <>
            <ManyButtons people={people} onDone={onClear} />
            {opener('move', 'Move to stage')}
            {opener('tag', 'Tag')}
            {opener('task', 'Add task')}
            {opener('notice', 'Privacy notice')}
          </>
        )}
        <Button variant="soft" color="gray" disabled={addresses.length === 0} onClick={handleCopy}>
          Copy email addresses
        </Button>
        {mayExport && ExportMenu && <ExportMenu query={parametersOf({ ...list, page: 1 })} ids={ids} />}
        {mayChange && opener('delete', 'Delete')}
        <CompareButton ids={ids} />
      </ChosenBar>
      {Pieces && opened && (
        <Pieces
          what={opened}
          ids={ids}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null)
            onClear()
          }}
          onForget={(gone) => {
            setOpened(null)
            onForget(...gone)
          }}
        />
      )}
    </>
  )
}
