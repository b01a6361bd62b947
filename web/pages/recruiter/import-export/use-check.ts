import { useCallback, useEffect, useRef, useState } from 'react'
import { said } from '../../../api/client.ts'
import { checkImport, type ImportCheckAnswer, type ImportChoice } from '../../../api/import-export.ts'

interface Checking {
  files: readonly File[]
  choice: ImportChoice
  /** Of these files; the one before stays while another choice is checked. */
  check: ImportCheckAnswer | null
  isChecking: boolean
  problem: string | null
}

const noChoice: ImportChoice = { mapping: null, stages: {}, sourceJob: '', jobId: null }

/** The chosen files and what the server says of their rows. Only the last choice counts. */
export const useCheck = (jobId: string | null) => {
  const [state, setState] = useState<Checking>({
    files: [],
    choice: { ...noChoice, jobId },
    check: null,
    isChecking: false,
    problem: null,
  })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const check = useCallback(async (files: readonly File[], choice: ImportChoice, isSameFile: boolean) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState((before) => ({ files, choice, check: isSameFile ? before.check : null, isChecking: true, problem: null }))
    const answer = await checkImport(files, choice, own.signal)
    if (own.signal.aborted) return
    setState((before) => ({
      ...before,
      isChecking: false,
      check: answer.ok ? answer.data : null,
      problem: answer.ok ? null : said(answer.failure, 'The file could not be checked. Look at your connection and try again.'),
    }))
  }, [])
  const { files, choice } = state
  return {
    ...state,
    /** Other files: nothing but the job stays chosen. */
    begin: (chosen: readonly File[]) => check(chosen, { ...noChoice, jobId: choice.jobId }, false),
    /** The same files with another choice. */
    choose: (next: Partial<ImportChoice>) => {
      const chosen = { ...choice, ...next }
      if (files.length > 0) void check(files, chosen, true)
      else setState((before) => ({ ...before, choice: chosen }))
    },
    again: () => check(files, choice, true),
    clear: () => {
      running.current?.abort()
      setState({ files: [], choice: { ...noChoice, jobId: choice.jobId }, check: null, isChecking: false, problem: null })
    },
  }
}
