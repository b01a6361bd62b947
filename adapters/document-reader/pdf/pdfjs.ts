/** pdf.js asks for this class while it loads; text needs nothing of it, and the real one costs a native canvas. */
class NoMatrix {}
Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? NoMatrix })

const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
const worker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string)
// The work stays in this process: the kept child is already the boundary.
Object.assign(globalThis, { pdfjsWorker: worker })

export { OPS }

/** Opens a PDF without scripts, network, fonts of its own or decoded pictures. Rejects with what pdf.js throws. */
export const openPdf = (bytes: Uint8Array) =>
  getDocument({
    data: bytes,
    verbosity: 0,
    useSystemFonts: true,
    disableFontFace: false,
    isEvalSupported: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    disableAutoFetch: true,
    disableStream: true,
    disableRange: true,
  } as Parameters<typeof getDocument>[0])
