import type { ReactNode } from 'react'
import { useRowMenu } from './use-row-menu.ts'

interface RowPopupProps {
  label: string
  /** The button it belongs to. */
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A menu that opens beside the button of a row. */
export const RowPopup = ({ label, anchor, onClose, children }: RowPopupProps) => {
  const { menu, handleKey } = useRowMenu(anchor, onClose)
  return (
    <div
      ref={menu}
      popover="auto"
      className="popup menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKey}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </div>
  )
}
