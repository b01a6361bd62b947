interface SkeletonProps {
  /** How many lines of text will come. */
  lines?: number
  label?: string
}

export const Skeleton = ({ lines = 3, label = 'Loading...' }: SkeletonProps) => (
  <div className="stack gap-3" role="status" aria-label={label}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
      <span key={line} className="skeleton" style={{ width: `${[92, 100, 76, 88][line % 4]}%` }} />
    ))}
  </div>
)
