import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { countDrafts, forgetDrafts } from '../state/kept-drafts.ts'

interface SignOutChoiceProps {
  /** On the button that begins it. */
  text: string
  /** What it says instead while it is being done. */
  busy?: string | null
  onSignOut: () => void
}

/**
 * Signs out at once where this browser keeps no drafts; otherwise it asks first what becomes of them, since whoever uses the computer
 * next could read them.
 */
export const SignOutChoice = ({ text, busy = null, onSignOut }: SignOutChoiceProps) => {
  const [drafts, setDrafts] = useState(0)

  const handleClick = () => {
    const kept = countDrafts()
    if (kept === 0) return onSignOut()
    setDrafts(kept)
  }

  const handleForget = () => {
    forgetDrafts()
    onSignOut()
  }

  if (drafts === 0)
    return (
      <Button variant="soft" color="gray" disabled={busy !== null} onClick={handleClick}>
        {busy ?? text}
      </Button>
    )
  return (
    <fieldset className="stack gap-2 sign-out-choice" aria-label="Drafts in this browser">
      <span className="small">
        {drafts === 1 ? 'A draft is' : `${drafts} drafts are`} kept in this browser. Delete {drafts === 1 ? 'it' : 'them'} if
        others use this computer.
      </span>
      <Button variant="soft" color="gray" disabled={busy !== null} onClick={onSignOut} autoFocus>
        {busy ?? `Keep and ${text}`}
      </Button>
      <Button variant="soft" color="red" disabled={busy !== null} onClick={handleForget}>
        Delete and {text}
      </Button>
    </fieldset>
  )
}
