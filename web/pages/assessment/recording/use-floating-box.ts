import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { atBottomRight, type Box, fitted, inNextCorner, inNextSize } from './floating-box.ts'

const roomNow = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

/** Pixels of one press of an arrow key. */
const stride = 20
/** Less than this is a press, not a drag. */
const tremble = 4

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
}

type Change = (box: Box, dx: number, dy: number) => Box
const moved: Change = (box, dx, dy) => ({ ...box, x: box.x + dx, y: box.y + dy })
const resized: Change = (box, dx, dy) => ({ ...box, width: box.width + dx, height: box.height + dy })

/** A box that is moved and resized by dragging, by arrow keys, and by single presses that go from corner to corner, size to size. */
export const useFloatingBox = () => {
  const [box, setBox] = useState(() => atBottomRight(roomNow()))
  const from = useRef<{ box: Box; x: number; y: number; isDragged: boolean } | null>(null)
  useEffect(() => {
    const fit = () => setBox((before) => fitted(before, roomNow()))
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])

  const handle = (change: Change, press: (box: Box, room: ReturnType<typeof roomNow>) => Box) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { box, x: event.clientX, y: event.clientY, isDragged: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current
      if (!start) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (Math.hypot(dx, dy) > tremble) start.isDragged = true
      if (start.isDragged) setBox(fitted(change(start.box, dx, dy), roomNow()))
    },
    onPointerCancel: () => {
      from.current = null
    },
    onClick: () => {
      const wasDragged = from.current?.isDragged ?? false
      from.current = null
      if (!wasDragged) setBox((before) => press(before, roomNow()))
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = arrows[event.key]
      if (!by) return
      event.preventDefault()
      setBox((before) => fitted(change(before, ...by), roomNow()))
    },
  })
  return { box, moveHandle: handle(moved, inNextCorner), sizeHandle: handle(resized, inNextSize) }
}
