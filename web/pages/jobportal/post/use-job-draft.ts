import { useCallback, useEffect, useRef, useState } from 'react'
import { blankForm, isSameForm, type JobForm } from './job-form.ts'

interface Kept {
  form: JobForm
  /** The browser cannot keep the file itself. */
  fileName: string | null
  /** False once the file that the job has already was removed. */
  keepsFile: boolean
  keptAt: string
}

/** Storage that may be switched off or full: then nothing is kept, and nothing else goes wrong. */
const read = (key: string): Kept | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    if (typeof kept?.form?.title !== 'string' || !Array.isArray(kept.form.questions)) return null
    return { ...kept, keepsFile: kept.keepsFile !== false, form: { ...blankForm, ...kept.form } }
  } catch {
    return null
  }
}
const write = (key: string, kept: Kept | null): boolean => {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

const quietMs = 300

/**
 * What somebody writes, kept in this browser under `key` from one visit to the next until it is posted or discarded.
 * For the browser only: the server knows no drafts.
 */
export const useJobDraft = (key: string, start: JobForm) => {
  const [resumed, setResumed] = useState(() => read(key))
  const [form, setForm] = useState(resumed?.form ?? start)
  const [file, setFile] = useState<File | null>(null)
  const [keepsFile, setKeepsFile] = useState(resumed?.keepsFile ?? true)
  const [isKept, setKept] = useState(resumed !== null)
  const done = useRef(false)

  const keep = useRef(() => {})
  keep.current = () => {
    if (done.current) return
    const fileName = file?.name ?? resumed?.fileName ?? null
    if (isSameForm(form, start) && !file && keepsFile) setKept(!write(key, null))
    else setKept(write(key, { form, fileName, keepsFile, keptAt: new Date().toISOString() }))
  }
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change waits anew
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const timer = setTimeout(() => keep.current(), quietMs)
    return () => clearTimeout(timer)
  }, [form, file, keepsFile])
  // What was typed just before the page is left.
  useEffect(() => {
    const handleLeaving = () => keep.current()
    window.addEventListener('pagehide', handleLeaving)
    return () => {
      window.removeEventListener('pagehide', handleLeaving)
      handleLeaving()
    }
  }, [])

  const change = useCallback((part: Partial<JobForm>) => setForm((before) => ({ ...before, ...part })), [])
  /** It is posted: nothing is kept any more. */
  const forget = () => {
    done.current = true
    write(key, null)
  }
  const discard = () => {
    write(key, null)
    setForm(start)
    setFile(null)
    setKeepsFile(true)
    setResumed(null)
    setKept(false)
  }
  return { form, change, setForm, file, setFile, keepsFile, setKeepsFile, resumed, isKept, forget, discard }
}

export type JobDraft = ReturnType<typeof useJobDraft>
