import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { OpenQuestion } from '../../../api/assessment.ts'
import { shortName } from '../short-name.ts'
import { useSitting } from '../sitting.ts'
import { type Draft, isBehind, writtenLast } from './answer-states.ts'
import type { OpenAnswers } from './use-open-answers.ts'

/** Characters that the server takes. */
export const longestText = 10_000
/** After so many milliseconds without a key what is written is saved. */
const pauseMs = 800

const prefixOf = (token: string) => `written ${shortName(token)} `

/** Nothing that was written stays in the tab once it was handed in. */
export const forgetWriting = (token: string) => {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefixOf(token))) sessionStorage.removeItem(name)
  } catch {
    // Then nothing was kept either.
  }
}

interface Options {
  question: OpenQuestion
  answers: OpenAnswers
  /** What saves at once, when the time is over. */
  stopNow: RefObject<(() => Promise<void>) | null>
}

/** What somebody writes, kept in this tab while it is written and sent whenever they pause. */
export const useWriting = ({ question, answers, stopNow }: Options) => {
  const { token, serverNow } = useSitting()
  const draft = `${prefixOf(token)}${question.id}`
  const [text, setText] = useState(() => writtenLast(read(draft), question, answers.stateOf(question)))
  // A page that is left in the middle of a word has no time to put it anywhere but here.
  const [isUnsent, setUnsent] = useState(() => {
    const kept = read(draft)
    return kept.isUnsent || isBehind(kept, question, answers.stateOf(question))
  })
  const latest = useRef({ text, isUnsent, answers, question })
  latest.current = { text, isUnsent, answers, question }

  const save = useCallback(async () => {
    const now = latest.current
    if (!now.isUnsent) return
    latest.current.isUnsent = false
    setUnsent(false)
    if (now.text.trim() !== '') await now.answers.write(now.question, now.text)
    if (latest.current.text === now.text) write(draft, { ...read(draft), text: now.text, isUnsent: false })
  }, [draft])

  // The questions are read again when the tab is: another device may have gone on writing.
  useEffect(() => {
    if (!latest.current.isUnsent) setText(writtenLast(read(draft), question, latest.current.answers.stateOf(question)))
  }, [draft, question])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause lasts from the last key, whatever else happens on the page.
  useEffect(() => {
    if (!isUnsent) return
    const timer = setTimeout(save, pauseMs)
    return () => clearTimeout(timer)
  }, [isUnsent, text, save])

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
      write(draft, { text: value, isUnsent: true, at: serverNow() })
    },
  }
}

const nothing: Draft = { text: '', isUnsent: false, at: 0 }

const read = (name: string): Draft => {
  try {
    return { ...nothing, ...JSON.parse(sessionStorage.getItem(name) ?? '{}') }
  } catch {
    return nothing
  }
}

const write = (name: string, draft: Draft) => {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // It is on its way to the server a moment later.
  }
}
