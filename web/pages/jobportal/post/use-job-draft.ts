import { useCallback, useRef, useState } from 'react'
import { readKept, useKeeping, writeKept } from '../../../state/kept-drafts.ts'
import { blankForm, isSameForm, type JobForm } from './job-form.ts'

interface Kept {
  form: JobForm
  /** The browser cannot keep the file itself. */
  fileName: string | null
  /** False once the file that the job has already was removed. */
  keepsFile: boolean
  keptAt: string
}

const read = (key: string): Kept | null => {
  const kept = readKept(key) as Kept | null
  if (typeof kept?.form?.title !== 'string' || !Array.isArray(kept.form.questions)) return null
  return { ...kept, keepsFile: kept.keepsFile !== false, form: { ...blankForm, ...kept.form } }
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

  const keep = () => {
    if (done.current) return
    const fileName = file?.name ?? resumed?.fileName ?? null
    if (isSameForm(form, start) && !file && keepsFile) setKept(!writeKept(key, null))
    else setKept(writeKept(key, { form, fileName, keepsFile, keptAt: new Date().toISOString() } satisfies Kept))
  }
  useKeeping(keep, [form, file, keepsFile], quietMs)

  const change = useCallback((part: Partial<JobForm>) => setForm((before) => ({ ...before, ...part })), [])
  /** It is posted: nothing is kept any more. */
  const forget = () => {
    done.current = true
    writeKept(key, null)
  }
  const discard = () => {
    writeKept(key, null)
    setForm(start)
    setFile(null)
    setKeepsFile(true)
    setResumed(null)
    setKept(false)
  }
  return { form, change, setForm, file, setFile, keepsFile, setKeepsFile, resumed, isKept, forget, discard }
}
