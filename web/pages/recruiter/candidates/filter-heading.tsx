import { ChevronIcon } from '../../../components/icons.tsx'

interface FilterHeadingProps {
  title: string
  /** How many values of it are chosen. */
  chosen: number
  open: boolean
  onToggle: () => void
}

/** The name of a category of filters, which opens and closes it. */
export const FilterHeading = ({ title, chosen, open, onToggle }: FilterHeadingProps) => (
  <h3 className="text-2">
    <button type="button" aria-expanded={open} onClick={onToggle}>
      {title}
      {chosen > 0 && (
        <span className="filter-number rounded-pill small text-center">
          {chosen}
          <span className="visually-hidden"> chosen</span>
        </span>
      )}
      <ChevronIcon />
    </button>
  </h3>
)
