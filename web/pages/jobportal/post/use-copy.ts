import { useEffect, useRef, useState } from 'react'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useShowToast } from '../../../state/toasts.ts'

/** Milliseconds for which a button says that it copied. */
const copiedTime = 2000

/** The way of pages without https, where browsers offer no clipboard. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  // Within an open dialog: it keeps the focus to itself.
  const home = document.activeElement?.closest('[role="dialog"]') ?? document.body
  const before = document.activeElement
  home.append(field)
  field.select()
  const worked = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return worked
}

const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Copies a text and says so: in a toast, and for two seconds where it was asked for. */
export const useCopy = (copiedText = 'Link copied to clipboard!') => {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const showToast = useShowToast()
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    const refuse = refusalAt()
    if (!(await copyText(text))) return refuse('Your browser does not let this page copy. Select the text and copy it yourself.')
    showToast('success', copiedText)
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), copiedTime)
  }
  return { copied, copy }
}
