import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Box, fitted, inNextCorner, inNextSize, type Room, usualBox } from './floating-box.ts'

const roomNow = (): Room => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

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
  /** Where the person put it; a window that is small for a while changes nothing about that. */
  const [wanted, setWanted] = useState(usualBox)
  const [room, setRoom] = useState(roomNow)
  const box = fitted(wanted, room)
  const from = useRef<{ box: Box; x: number; y: number; isDragged: boolean } | null>(null)
  useEffect(() => {
    const fit = () => setRoom(roomNow())
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])

  const handle = (change: Change, press: (box: Box, room: Room) => Box) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { box, x: event.clientX, y: event.clientY, isDragged: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current
      if (!start) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (Math.hypot(dx, dy) > tremble) start.isDragged = true
      if (start.isDragged) setWanted(fitted(change(start.box, dx, dy), room))
    },
    onPointerCancel: () => {
      from.current = null
    },
    onClick: () => {
      const wasDragged = from.current?.isDragged ?? false
      from.current = null
      if (!wasDragged) setWanted(press(box, room))
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = arrows[event.key]
      if (!by) return
      event.preventDefault()
      setWanted((before) => fitted(change(fitted(before, room), ...by), room))
    },
  })
  return { box, moveHandle: handle(moved, inNextCorner), sizeHandle: handle(resized, inNextSize) }
}
