import { useCallback, useEffect, useRef, useState } from 'react'
import type { Mapping } from '#src/import-export/constants.ts'
import { said } from '../../../api/client.ts'
import { checkImport, type ImportCheckAnswer } from '../../../api/import-export.ts'

interface Checking {
  files: readonly File[]
  /** As a person chose it; null until then. */
  mapping: Mapping | null
  /** Of these files; the one before stays while another choice of columns is checked. */
  check: ImportCheckAnswer | null
  isChecking: boolean
  problem: string | null
}

const nothing: Checking = { files: [], mapping: null, check: null, isChecking: false, problem: null }

/** The chosen files and what the server says of their rows. Only the last choice counts. */
export const useCheck = () => {
  const [state, setState] = useState<Checking>(nothing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const check = useCallback(async (files: readonly File[], mapping: Mapping | null) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState((before) => ({ files, mapping, check: mapping ? before.check : null, isChecking: true, problem: null }))
    const answer = await checkImport(files, mapping, own.signal)
    if (own.signal.aborted) return
    setState((before) => ({
      ...before,
      isChecking: false,
      check: answer.ok ? answer.data : null,
      problem: answer.ok ? null : said(answer.failure, 'The file could not be checked. Look at your connection and try again.'),
    }))
  }, [])
  const clear = useCallback(() => {
    running.current?.abort()
    setState(nothing)
  }, [])
  return { ...state, begin: check, clear }
}
