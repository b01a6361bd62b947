import { Spinner as RadixSpinner } from '@radix-ui/themes'

interface WaitingProps {
  /** What the person waits for, such as 'Loading candidate data...'. */
  text: string
  /** Takes the place of a whole page. */
  page?: boolean
}

export const Waiting = ({ text, page = false }: WaitingProps) => (
  <div className={page ? 'waiting waiting-page' : 'waiting'} role="status">
    <RadixSpinner size="2" loading />
    <span>{text}</span>
  </div>
)

/** Covers the nearest positioned ancestor while something is being sent. */
export const BusyOverlay = ({ text }: { text: string }) => (
  <div className="overlay">
    <Waiting text={text} />
  </div>
)
