import { useEffect, useState } from 'react'
import type { ApplicationDetail } from '../../../../api/applications.ts'
import { PdfPage } from '../../../recruiter/candidate/pdf-page.tsx'
import { usePdf } from '../../../recruiter/candidate/use-pdf.ts'

/** Whoever has to read it can open the file itself for the rest. */
const mostPages = 12

/** The pages of a PDF that software cannot read but a browser may be able to draw, such as a scan. Nothing where it cannot. */
export const UnreadPages = ({ file }: Pick<ApplicationDetail, 'file'>) => {
  const opened = usePdf(file.url)
  const pdf = opened.state === 'open' ? opened.pdf : null
  const [sizes, setSizes] = useState<{ width: number; height: number }[]>([])
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!pdf) return
    let left = false
    const measure = async () => {
      const found = []
      for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && !left; number++) {
        const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
        found.push({ width, height })
      }
      if (!left) setSizes(found)
    }
    measure().catch(() => undefined)
    return () => {
      left = true
    }
  }, [pdf])
  if (!pdf || sizes.length === 0) return null
  const width = frame ? Math.min(frame.clientWidth, 900) : 0
  return (
    <div className="papers stack w-max" ref={setFrame}>
      {width > 0 &&
        sizes.map((size, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
          <PdfPage key={index} pdf={pdf} number={index + 1} size={size} width={width} marks={[]} near />
        ))}
    </div>
  )
}
