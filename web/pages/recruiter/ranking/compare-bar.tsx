import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { compareAddress, leastCompared, mostCompared } from '../../../api/ranking.ts'

interface CompareBarProps {
  selected: readonly string[]
  /** True after somebody tried to take in one too many. */
  isFull: boolean
  onClear: () => void
}

/** Stands at the foot of the window while candidates are chosen for a comparison. */
export const CompareBar = ({ selected, isFull, onClear }: CompareBarProps) => (
  <div className="compare-bar" data-shown={selected.length > 0 || undefined}>
    <span role="status">
      {selected.length > 0 &&
        (isFull
          ? `${mostCompared} candidates fit side by side. Take one out to put another in.`
          : selected.length < leastCompared
            ? '1 chosen. Choose one more to compare.'
            : `${selected.length} chosen`)}
    </span>
    {selected.length > 0 && (
      <span className="row gap-2">
        <Button variant="soft" color="gray" onClick={onClear}>
          Clear
        </Button>
        {selected.length < leastCompared ? (
          <Button disabled>Compare</Button>
        ) : (
          <Button asChild>
            <Link to={compareAddress(selected)}>Compare {selected.length}</Link>
          </Button>
        )}
      </span>
    )}
  </div>
)
