import { Button } from '@radix-ui/themes'
import { ChevronIcon } from '../../components/icons.tsx'

interface DetailsButtonProps {
  text: string
  /** Whose details, for people who hear the button without its row. */
  of: string
  open: boolean
  /** The id of what it opens. */
  controls: string
  onToggle: () => void
}

export const DetailsButton = ({ text, of, open, controls, onToggle }: DetailsButtonProps) => (
  <Button
    variant="soft"
    color="gray"
    size="1"
    aria-expanded={open}
    aria-controls={open ? controls : undefined}
    className="details-button"
    onClick={onToggle}
  >
    {text}
    <span className="visually-hidden"> for {of}</span>
    <ChevronIcon />
  </Button>
)
