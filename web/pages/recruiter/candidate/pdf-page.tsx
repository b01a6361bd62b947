import { useEffect, useRef, useState } from 'react'
import type { Mark } from './choices.ts'
import type { PDFDocumentProxy, PDFPageProxy } from './pdf-file.ts'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  /** In points. */
  size: { width: number; height: number }
  /** In CSS pixels. */
  width: number
  marks: Mark[]
  /** True when the page is in sight or nearly so: only then it is drawn. */
  near: boolean
}

/** One page of a PDF: its picture, its words to select, and boxes around quotes. */
export const PdfPage = ({ pdf, number, size, width, marks, near }: PdfPageProps) => {
  const picture = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const page = usePage(pdf, number, near)
  const [drawn, setDrawn] = useState(false)

  useEffect(() => {
    if (!page || width === 0) return
    let current: { cancel: () => void } | null = null
    let left = false
    const draw = async () => {
      const { drawPage } = await import('./pdf-file.ts')
      if (left) return
      const drawing = drawPage(page, width)
      current = drawing
      await drawing.done
      // The old picture stays, stretched, until the sharp one is there.
      picture.current?.replaceChildren(drawing.canvas)
      setDrawn(true)
    }
    draw().catch(() => undefined)
    return () => {
      left = true
      current?.cancel()
    }
  }, [page, width])

  useEffect(() => {
    const container = words.current
    if (!page || !container) return
    import('./pdf-file.ts').then(({ layText }) => layText(page, container)).catch(() => undefined)
    return () => container.replaceChildren()
  }, [page])

  useEffect(() => {
    if (near) return
    picture.current?.replaceChildren()
    setDrawn(false)
  }, [near])

  return (
    <div
      className="paper relative center-x overflow-hidden rounded-1"
      data-page={number}
      data-drawn={drawn || undefined}
      style={{ width, height: (width * size.height) / size.width, '--total-scale-factor': width / size.width } as object}
    >
      <div className="paper-picture" ref={picture} role="img" aria-label={`Page ${number}`} />
      {/* The text as it was read says the same aloud, without what the file hides. */}
      <div className="textLayer absolute inset-0" ref={words} aria-hidden="true" />
      {marks.map(({ x, y, width: wide, height, quote, active }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes of one quote have nothing else to tell them apart
          key={`${quote} ${index}`}
          className="paper-mark absolute rounded-1 pass-through"
          data-quote={quote}
          data-active={active || undefined}
          style={{
            left: `${(x / size.width) * 100}%`,
            top: `${(y / size.height) * 100}%`,
            width: `${(wide / size.width) * 100}%`,
            height: `${(height / size.height) * 100}%`,
          }}
        />
      ))}
    </div>
  )
}

const usePage = (pdf: PDFDocumentProxy, number: number, near: boolean): PDFPageProxy | null => {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  useEffect(() => {
    if (!near) return
    let left = false
    let got: PDFPageProxy | null = null
    pdf
      .getPage(number)
      .then((found) => {
        got = found
        if (!left) setPage(found)
      })
      .catch(() => undefined)
    return () => {
      left = true
      setPage(null)
      got?.cleanup()
    }
  }, [pdf, number, near])
  return page
}
