import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
// The address of the file that the build puts beside our own scripts.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { at } from '../../../address.ts'

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** Larger pictures are left white rather than let one file eat the browser's memory. */
const largestImage = 40_000_000

/** Loaded only when a PDF is about to be shown: it weighs more than all our pages together. */
export const library = () => import('pdfjs-dist/legacy/build/pdf.mjs')

export class FileUnavailable extends Error {}

/** Fetches a PDF by its link and opens it. Rejects with FileUnavailable, carrying the server's sentence, when the link is dead. */
export const openPdf = async (url: string, signal: AbortSignal): Promise<PDFDocumentProxy> => {
  const [pdfjs, data] = await Promise.all([library(), bytesOf(url, signal)])
  signal.throwIfAborted()
  pdfjs.GlobalWorkerOptions.workerSrc = at(workerUrl)
  // Copied beside the scripts by the build, so that no page depends on anybody else's server.
  const beside = at(`/assets/pdfjs-${pdfjs.version}`)
  const task = pdfjs.getDocument({
    data,
    cMapUrl: `${beside}/cmaps/`,
    standardFontDataUrl: `${beside}/standard_fonts/`,
    wasmUrl: `${beside}/wasm/`,
    // The page fetches them and hands them over: the worker's own policy lets it speak to nobody.
    useWorkerFetch: false,
    maxImageSize: largestImage,
    // Errors only: what is odd in somebody's file is no message for the console.
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  signal.addEventListener('abort', () => void task.destroy())
  return task.promise
}

const bytesOf = async (url: string, signal: AbortSignal): Promise<Uint8Array> => {
  const response = await fetch(at(url), { credentials: 'same-origin', signal })
  if (response.ok) return new Uint8Array(await response.arrayBuffer())
  const answer = (await response.json().catch(() => null)) as { error?: string } | null
  throw new FileUnavailable(answer?.error ?? 'The file could not be fetched.')
}

/** Browsers refuse canvases beyond this many pixels; a page that would need more is drawn coarser. */
const mostPixels = 16_000_000

/** Draws a page so that it is `width` CSS pixels wide, sharp on this screen. */
export const drawPage = (page: PDFPageProxy, width: number) => {
  const { width: points, height } = page.getViewport({ scale: 1 })
  const wanted = (width / points) * (window.devicePixelRatio || 1)
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (points * height)))
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = page.render({ canvas, viewport })
  return { canvas, done: task.promise, cancel: () => task.cancel() }
}

/** Lays invisible words over a drawn page, so that they can be selected and copied. */
export const layText = async (page: PDFPageProxy, container: HTMLElement) => {
  const pdfjs = await library()
  const layer = new pdfjs.TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale: 1 }),
  })
  await layer.render()
}
