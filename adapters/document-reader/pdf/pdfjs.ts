import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateInOneStep } from './inflate.ts'
import { loopback } from './loopback.ts'

// What pdf.js expects of a browser while it loads. Nothing is drawn here, so stand-ins do, and spare a native canvas.
class NoMatrix {}
class NoFontFace {
  readonly loaded = Promise.resolve()
  load = () => this.loaded
}
Object.assign(globalThis, { DOMMatrix: NoMatrix, FontFace: NoFontFace })
inflateInOneStep()
const fonts = { add() {}, delete() {} }

const { getDocument, OPS, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs')
const { WorkerMessageHandler } = (await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string)) as {
  WorkerMessageHandler: { initializeFromPort(port: unknown): void }
}

/** The tables of older Asian encodings, as files beside pdf.js. */
const characterMaps = `${dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))}/cmaps/`

export { OPS }

/**
 * Opens a PDF without scripts, network or fonts of its own; pictures are left out before they are decoded. Its `promise` rejects
 * with what pdf.js throws, and `destroy()` frees the memory.
 */
export const openPdf = (bytes: Uint8Array) => {
  const { near, far } = loopback()
  WorkerMessageHandler.initializeFromPort(far)
  const worker = PDFWorker.create({ port: near as unknown as Worker, verbosity: 0 } as never)
  const task = getDocument({
    data: bytes,
    worker,
    verbosity: 0,
    maxImageSize: 0,
    cMapUrl: characterMaps,
    cMapPacked: true,
    useSystemFonts: true,
    disableFontFace: false,
    fontExtraProperties: true,
    ownerDocument: { fonts } as unknown as HTMLDocument,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    isEvalSupported: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    disableRange: true,
  } as Parameters<typeof getDocument>[0])
  return {
    promise: task.promise,
    destroy: async () => {
      await task.destroy()
      worker.destroy()
    },
  }
}
