import { useEffect, useLayoutEffect, useState } from 'react'
import type { ShownEvidence } from '../../../api/evidence.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { type Chosen, marksOn } from './choices.ts'
import { PdfPage } from './pdf-page.tsx'
import { usePdf } from './use-pdf.ts'

interface PageViewProps {
  evidence: ShownEvidence
  chosen: Chosen | null
  /** What scrolls. */
  scroller: HTMLElement | null
  /** 1 is as wide as there is room. */
  zoom: number
  onRetry: () => void
}

/** The pages of a PDF as a person sees them. Only those near the visible part are drawn. */
export const PageView = ({ evidence: { document, file, boxes }, chosen, scroller, zoom, onRetry }: PageViewProps) => {
  const opened = usePdf(file.url)
  const room = useRoom(scroller)
  const near = useNear(scroller, opened.state === 'open' && room > 0)
  if (opened.state === 'failed')
    return <FailedState title="The pages cannot be shown" failure={{ error: opened.error, requestId: null }} onRetry={onRetry} />
  if (opened.state === 'opening') return <Waiting text="Opening the file..." page />
  return (
    <div className="papers stack w-max">
      {document.pageSizes.map((size, index) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
          key={index}
          pdf={opened.pdf}
          number={index + 1}
          size={size}
          width={Math.floor(room * zoom)}
          marks={marksOn(index + 1, chosen, boxes)}
          near={near.has(index + 1)}
        />
      ))}
    </div>
  )
}

/** No resume needs more; on a wide screen lines would get too long to compare. */
const widest = 900

/** How wide a page may be, in CSS pixels. */
const useRoom = (scroller: HTMLElement | null): number => {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    if (!scroller) return
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(scroller)
      const width = scroller.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      setRoom(Math.min(Math.floor(width), widest))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scroller])
  return room
}

/** The numbers of the pages that are within a screenful of the visible part. */
const useNear = (scroller: HTMLElement | null, shown: boolean): ReadonlySet<number> => {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    if (!scroller || !shown) return
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const number = Number((target as HTMLElement).dataset.page)
            if (isIntersecting) after.add(number)
            else after.delete(number)
          }
          return after
        }),
      { root: scroller, rootMargin: '100% 0px' },
    )
    for (const page of scroller.querySelectorAll('.paper')) observer.observe(page)
    return () => {
      observer.disconnect()
      setNear(new Set())
    }
  }, [scroller, shown])
  return near
}
