import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { CountedStageRecord } from '../../../api/hiring.ts'
import { showMenuAt, stepThroughMenu } from '../../../components/anchored-menu.ts'

interface StageMenuProps {
  /** Who is to be moved. */
  name: string
  stages: Pick<CountedStageRecord, '_id' | 'name' | 'kind'>[]
  current: string
  /** The button it belongs to. */
  anchor: HTMLElement
  onChoose: (stageId: string) => void
  onClose: () => void
}

/** 'Move to …': the stages as a menu. One for a whole board, because a thousand would be slow. */
export const StageMenu = ({ name, stages, current, anchor, onChoose, onClose }: StageMenuProps) => {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!element) return
    showMenuAt(element, anchor)
    element.querySelector<HTMLElement>('[role="menuitemradio"]:not([aria-disabled])')?.focus()
  }, [anchor])

  const handleKey = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])]
    if (!stepThroughMenu(event, items, onClose) && event.key.length === 1 && event.key !== ' ') {
      const at = items.indexOf(document.activeElement as HTMLElement)
      const begins = (item: HTMLElement) => item.textContent?.toLowerCase().startsWith(event.key.toLowerCase())
      const after = [...items.slice(at + 1), ...items.slice(0, at + 1)]
      after.find(begins)?.focus()
    }
    event.stopPropagation()
  }
  return (
    <div
      ref={menu}
      popover="auto"
      className="popup menu stage-menu"
      role="menu"
      aria-label={`Move ${name} to`}
      tabIndex={-1}
      onKeyDown={handleKey}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <p>Move to …</p>
      {stages.map((stage) => (
        <button
          key={stage._id}
          type="button"
          role="menuitemradio"
          aria-checked={stage._id === current}
          aria-disabled={stage._id === current || undefined}
          data-danger={stage.kind === 'rejected' || undefined}
          onClick={() => stage._id !== current && onChoose(stage._id)}
        >
          {stage.name}
          {stage.kind === 'rejected' && ' …'}
        </button>
      ))}
    </div>
  )
}
