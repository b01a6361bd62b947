interface WaitingProps {
  /** What the person waits for, such as 'Loading candidate data...'. */
  text: string
  /** Takes the place of a whole page. */
  page?: boolean
}

const leaves = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Drawn by Radix's styles; its script would bring more along than all that shows here. */
const Spinner = () => (
  <span className="rt-Spinner rt-r-size-2">
    {leaves.map((leaf) => (
      <span key={leaf} className="rt-SpinnerLeaf" />
    ))}
  </span>
)

export const Waiting = ({ text, page = false }: WaitingProps) => (
  <div className={page ? 'waiting waiting-page' : 'waiting'} role="status">
    <Spinner />
    <span>{text}</span>
  </div>
)

/** Covers the nearest positioned ancestor while something is being sent. */
export const BusyOverlay = ({ text }: { text: string }) => (
  <div className="overlay">
    <Waiting text={text} />
  </div>
)
