import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateInOneStep } from './inflate.ts'
import { loopback } from './loopback.ts'

// What pdf.js expects of a browser while it loads. To read text nothing is drawn, so stand-ins do.
class NoMatrix {}
class NoFontFace {
  readonly loaded = Promise.resolve()
  load = () => this.loaded
}
Object.assign(globalThis, { DOMMatrix: NoMatrix, FontFace: NoFontFace })
inflateInOneStep()
const fonts = { add() {}, delete() {} }

// The build for browsers of today: Bun has all that the one for Node adds, and that one takes twice as long to load.
const { getDocument, OPS, PDFWorker } = await withoutAdvice(
  () => import('pdfjs-dist/build/pdf.min.mjs' as string) as Promise<typeof import('pdfjs-dist')>,
)
const { WorkerMessageHandler } = (await import('pdfjs-dist/build/pdf.worker.min.mjs' as string)) as {
  WorkerMessageHandler: { initializeFromPort(port: unknown): void }
}

const packageFolder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
/** The tables of older Asian encodings, as files beside pdf.js. */
const characterMaps = `${packageFolder}/cmaps/`

/** Larger pictures (pixels) are left out: decoding them takes more memory than there is. */
const LARGEST_PICTURE = 36_000_000

/** Without pictures, and with as little of the fonts as text needs. */
const toRead = { maxImageSize: 0, useSystemFonts: true, disableFontFace: false, fontExtraProperties: true }

/** With pictures, and letters as outlines. */
const toDraw = {
  maxImageSize: LARGEST_PICTURE,
  useSystemFonts: false,
  disableFontFace: true,
  standardFontDataUrl: `${packageFolder}/standard_fonts/`,
  wasmUrl: `${packageFolder}/wasm/`,
}

export { OPS }

/** As it loads, pdf.js advises to use the build for Node. */
async function withoutAdvice<Library>(load: () => Promise<Library>): Promise<Library> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await load()
  } finally {
    console.warn = warn
  }
}

/**
 * Opens a PDF without scripts or network. Unless it is `toDraw`, pictures are left out before they are decoded, and fonts are not
 * prepared. Its `promise` rejects with what pdf.js throws, and `destroy()` frees the memory.
 */
export const openPdf = (bytes: Uint8Array, options: { toDraw?: boolean } = {}) => {
  const { near, far } = loopback()
  WorkerMessageHandler.initializeFromPort(far)
  const worker = PDFWorker.create({ port: near as unknown as Worker, verbosity: 0 } as never)
  const task = getDocument({
    data: bytes,
    worker,
    verbosity: 0,
    ...((options.toDraw ? toDraw : toRead) as object),
    cMapUrl: characterMaps,
    cMapPacked: true,
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
