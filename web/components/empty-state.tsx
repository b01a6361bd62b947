import type { ReactNode } from 'react'

/** Drawings of empty lists, in the order in which `empty.svg` has them one below the other. */
export const emptyPictures = [
  'tray',
  'people',
  'jobs',
  'mail',
  'calendar',
  'search',
  'chart',
  'done',
  'closed',
  'test',
  'connection',
  'resume',
] as const
export type EmptyPicture = (typeof emptyPictures)[number]

interface EmptyStateProps {
  title: string
  /** What would be here, drawn. */
  picture?: EmptyPicture
  children?: ReactNode
  /** The next step, usually one button or link. */
  action?: ReactNode
}

export const EmptyState = ({ title, picture = 'tray', children, action }: EmptyStateProps) => (
  <div className="empty">
    <EmptyDrawing picture={picture} />
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
)

export const EmptyDrawing = ({ picture }: { picture: EmptyPicture }) => (
  <span className="empty-picture" style={{ maskPosition: `0 ${-72 * emptyPictures.indexOf(picture)}px` }} aria-hidden="true" />
)
