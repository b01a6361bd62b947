import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from './pdf-file.ts'

export type OpenedPdf = { state: 'opening' } | { state: 'failed'; error: string } | { state: 'open'; pdf: PDFDocumentProxy }

/** Milliseconds after which a file that will not open is given up. */
const patience = 30_000

/** Opens the PDF behind a link, and lets go of it when another is wanted or the screen is left. */
export const usePdf = (url: string): OpenedPdf => {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' })
  useEffect(() => {
    const given = new AbortController()
    const fail = (error: string) => {
      given.abort()
      setOpened({ state: 'failed', error })
    }
    const timer = setTimeout(() => fail('The file takes too long to open.'), patience)
    const open = async () => {
      try {
        const { openPdf, FileUnavailable } = await import('./pdf-file.ts')
        const pdf = await openPdf(url, given.signal).catch((error: unknown) => {
          if (given.signal.aborted) return null
          fail(error instanceof FileUnavailable ? error.message : 'The pages of this file cannot be drawn here.')
          return null
        })
        if (pdf && !given.signal.aborted) setOpened({ state: 'open', pdf })
      } catch {
        if (!given.signal.aborted) fail('The viewer could not be loaded. Check your connection.')
      } finally {
        clearTimeout(timer)
      }
    }
    setOpened({ state: 'opening' })
    open()
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [url])
  return opened
}
