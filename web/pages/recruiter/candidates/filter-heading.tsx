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
    <button
      type="button"
      className="flex items-center gap-2 w-full min-h-10 text-strong strong text-left"
      aria-expanded={open}
      onClick={onToggle}
    >
      {title}
      {chosen > 0 && (
        <span className="count-badge rounded-pill small text-center surface-accent text-on-accent">
          {chosen}
          <span className="visually-hidden"> chosen</span>
        </span>
      )}
      <ChevronIcon />
    </button>
  </h3>
)
