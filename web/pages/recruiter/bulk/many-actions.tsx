import type { ComponentProps } from 'react'
import { SubmitActions } from '../../../components/dialog.tsx'

interface ManyActionsProps extends ComponentProps<typeof SubmitActions> {
  doing: string
  /** "2 of 5". */
  progress: string | null
}

/** The foot of a form that does something for several people, one after the other: how far it is, and its buttons. */
export const ManyActions = ({ progress, ...props }: ManyActionsProps) => (
  <>
    <p role="status">{progress && `${props.doing} ${progress}...`}</p>
    <SubmitActions {...props} />
  </>
)
