interface CountBadgeProps {
  count: number
  /** What is counted, for those who hear it: 'new'. */
  meaning: string
}

/** How many there are behind a link; nothing where there are none. */
export const CountBadge = ({ count, meaning }: CountBadgeProps) =>
  count > 0 && (
    <span className="count-badge rounded-pill small bold numeric text-center surface-accent text-on-accent">
      {count}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  )
