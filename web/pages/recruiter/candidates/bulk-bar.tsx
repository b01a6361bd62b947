import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { compareAddress, leastCompared, mostCompared } from '../../../api/ranking.ts'
import { useShowToast } from '../../../state/toasts.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
  selected: Selection
  onClear: () => void
}

/** Stands at the foot of the window while candidates are chosen. */
export const BulkBar = ({ selected, onClear }: BulkBarProps) => {
  const showToast = useShowToast()
  const addresses = [...new Set([...selected.values()].flatMap(({ email }) => email ?? []))]
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(addresses.join(', '))
      showToast('success', addresses.length === 1 ? '1 e-mail address copied' : `${addresses.length} e-mail addresses copied`)
    } catch {
      showToast('error', 'The browser does not allow copying here')
    }
  }
  const fitsSideBySide = selected.size >= leastCompared && selected.size <= mostCompared
  return (
    <div className="compare-bar" data-shown={selected.size > 0 || undefined}>
      <span role="status">
        {selected.size > 0 && `${selected.size} chosen`}
        {selected.size > mostCompared && `. At most ${mostCompared} fit side by side.`}
        {selected.size === 1 && '. Choose one more to compare.'}
      </span>
      {selected.size > 0 && (
        <span className="row gap-2">
          <Button variant="soft" color="gray" onClick={onClear}>
            Clear
          </Button>
          <Button variant="soft" color="gray" disabled={addresses.length === 0} onClick={handleCopy}>
            Copy e-mail addresses
          </Button>
          {fitsSideBySide ? (
            <Button asChild>
              <Link to={compareAddress([...selected.keys()])}>Compare {selected.size}</Link>
            </Button>
          ) : (
            <Button disabled>Compare</Button>
          )}
        </span>
      )}
    </div>
  )
}
