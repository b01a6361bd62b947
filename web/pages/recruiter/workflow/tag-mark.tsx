import type { CSSProperties, ReactNode } from 'react'

interface TagMarkProps {
  tag: { name: string; colour: string }
  /** A button at its end. */
  children?: ReactNode
}

const hues: { [colour: string]: number | undefined } = { teal: 190, green: 150, amber: 85, orange: 55, red: 20, purple: 305 }

/** Its place on the color wheel; gray has nearly no color. */
const colorOf = (colour: string) =>
  ({ '--hue': hues[colour], '--chroma': colour === 'grey' ? 0.005 : undefined }) as CSSProperties

export const TagMark = ({ tag: { name, colour }, children }: TagMarkProps) => (
  <span
    className="tag inline-flex items-center rounded-pill small medium break-anywhere gap-1 max-w-full pad-pill"
    style={colorOf(colour)}
  >
    {name}
    {children}
  </span>
)
