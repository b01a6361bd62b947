interface AvatarProps {
  /** What the letter is taken from: a name, or an address where no name is known. */
  name: string
  size?: 'small' | 'usual' | 'large'
}

/** The first letter of somebody whose name stands beside it. */
export const Avatar = ({ name, size = 'usual' }: AvatarProps) => (
  <span className="avatar" data-size={size} aria-hidden="true">
    {name.trim().charAt(0).toUpperCase() || '?'}
  </span>
)
