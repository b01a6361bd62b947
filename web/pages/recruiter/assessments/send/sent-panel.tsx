import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import type { SentLink } from '../../../../api/assessments.ts'
import { DialogActions } from '../../../../components/dialog.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { dayOf } from '../../../../dates.ts'
import { LinkField } from '../link-field.tsx'

/** Milliseconds after which the dialog closes by itself. */
export const closesAfter = 10_000

interface SentPanelProps {
  to: string
  link: SentLink
  onClose: () => void
}

/** It worked. Closes by itself, unless somebody points at it or has the focus in it. */
export const SentPanel = ({ to, link: { testLink, expiresAt }, onClose }: SentPanelProps) => {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = pointed || focused
  const left = useCountdown(paused, onClose)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock
    <div
      className="stack gap-4"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Notice tone="success" announce>
        <strong>Assessment sent to {to}</strong>
        <p>The link works until {dayOf(expiresAt)}.</p>
      </Notice>
      <LinkField link={testLink} />
      <DialogActions>
        <p className="flex-1 self-center numeric muted small" data-paused={paused || undefined}>
          {paused ? 'Stays open while you are here' : `Closes in ${Math.ceil(left / 1000)} s`}
        </p>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </div>
  )
}

const tick = 250

/** Milliseconds that are left; stands still while paused. */
const useCountdown = (paused: boolean, onEnd: () => void) => {
  const [left, setLeft] = useState(closesAfter)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (paused) return
    let last = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      const passed = now - last
      last = now
      setLeft((before) => Math.max(0, before - passed))
    }, tick)
    return () => clearInterval(timer)
  }, [paused])
  useEffect(() => {
    if (left === 0) end.current()
  }, [left])
  return left
}
