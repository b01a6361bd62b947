import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { OpenQuestion } from '../../../api/assessment.ts'
import { shortName } from '../short-name.ts'
import { useSitting } from '../sitting.ts'
import type { OpenAnswers } from './use-open-answers.ts'

/** Characters that the server takes. */
export const longestText = 10_000
/** After so many milliseconds without a key what is written is saved. */
const pauseMs = 800

interface Options {
  question: OpenQuestion
  answers: OpenAnswers
  /** What saves at once, when the time is over. */
  stopNow: RefObject<(() => Promise<void>) | null>
}

/** What somebody writes, kept in this tab while it is written and sent whenever they pause. */
export const useWriting = ({ question, answers, stopNow }: Options) => {
  const { token } = useSitting()
  const draft = `written ${shortName(token)} ${question.id}`
  const [text, setText] = useState(() => read(draft))
  const [isUnsent, setUnsent] = useState(false)
  const latest = useRef({ text, isUnsent, answers, question })
  latest.current = { text, isUnsent, answers, question }

  const save = useCallback(async () => {
    const now = latest.current
    if (!now.isUnsent) return
    latest.current.isUnsent = false
    setUnsent(false)
    if (now.text.trim() !== '') await now.answers.write(now.question, now.text)
  }, [])

  useEffect(() => {
    if (!isUnsent) return
    const timer = setTimeout(save, pauseMs)
    return () => clearTimeout(timer)
  })

  useEffect(() => {
    stopNow.current = save
    window.addEventListener('pagehide', save)
    return () => {
      stopNow.current = null
      window.removeEventListener('pagehide', save)
      void save()
    }
  }, [save, stopNow])

  return {
    text,
    isUnsent,
    save,
    change(value: string) {
      setText(value)
      setUnsent(true)
      write(draft, value)
    },
  }
}

const read = (name: string): string => {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

const write = (name: string, value: string) => {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // It is on its way to the server a moment later.
  }
}
