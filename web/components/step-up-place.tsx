import { useEffect, useRef, useState } from 'react'
import { provenFile } from '../api/client.ts'
import { answerProofs, type ProofWanted } from '../state/step-up.ts'
import { useLazyComponent } from './use-lazy-component.ts'

interface Asked extends ProofWanted {
  opener: HTMLElement | null
  answer: (isProven: boolean) => void
}

/** A link with `data-proof` leads to a file that takes a fresh proof: that is asked for first, then the browser saves the file. */
const handleFile = (event: MouseEvent) => {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[data-proof]')
  // Another tab is answered by the server.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void provenFile(link.href)
}

/** Where the password is asked for again, also for links with `data-proof`. Its script is loaded when that first happens. */
export const StepUpPlace = () => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { part: StepUpDialog, load } = useLazyComponent(async () => (await import('./step-up-dialog.tsx')).StepUpDialog)
  const loader = useRef(load)
  useEffect(() => {
    loader.current = load
  })
  useEffect(
    () =>
      answerProofs(async (wanted) => {
        const opener = document.activeElement as HTMLElement | null
        if (!(await loader.current())) return false
        return new Promise((answer) => setAsked({ ...wanted, opener, answer }))
      }),
    [],
  )
  useEffect(() => {
    document.addEventListener('click', handleFile)
    return () => document.removeEventListener('click', handleFile)
  }, [])
  if (!StepUpDialog || !asked) return null
  const close = (isProven: boolean) => {
    setAsked(null)
    asked.answer(isProven)
  }
  return (
    <StepUpDialog
      takesCode={asked.takesCode}
      send={asked.send}
      passkey={asked.passkey}
      elsewhere={asked.elsewhere}
      opener={asked.opener}
      onProven={() => close(true)}
      onClose={() => close(false)}
    />
  )
}
