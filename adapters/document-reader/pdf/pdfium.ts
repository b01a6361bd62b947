import { readFileSync } from 'node:fs'
import wasm from '@hyzyla/pdfium/pdfium.wasm' with { type: 'file' }

/** The functions of PDFium that are used here, by their names in its public headers. Handles are addresses; 0 is none. */
const names = [
  'FPDF_InitLibraryWithConfig',
  'FPDF_LoadMemDocument',
  'FPDF_GetLastError',
  'FPDF_CloseDocument',
  'FPDF_GetPageCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageBoundingBox',
  'FPDFPage_GetRotation',
  'FPDFPage_Flatten',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFPage_RemoveAnnot',
  'FPDFAnnot_GetFlags',
  'FPDFAnnot_GetSubtype',
  'FPDFAnnot_GetAP',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_SetMatrix',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPageObj_HasTransparency',
  'FPDFPageObj_SetIsActive',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObj_RemoveMark',
  'FPDFPageObjMark_GetName',
  'FPDFPageObjMark_CountParams',
  'FPDFPageObjMark_GetParamKey',
  'FPDFPageObj_GetClipPath',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFPath_GetDrawMode',
  'FPDFPath_CountSegments',
  'FPDFPath_GetPathSegment',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
  'FPDFPathSegment_GetClose',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetFontSize',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetFontData',
  'FPDFFont_GetIsEmbedded',
  'FPDFFont_GetAscent',
  'FPDFFont_GetDescent',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_IsGenerated',
  'FPDFText_IsHyphen',
  'FPDFText_GetTextObject',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetCharBox',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetMatrix',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_Destroy',
  'FPDF_RenderPageBitmap',
] as const

type Name = (typeof names)[number]

type Numeric = (...values: number[]) => number

/** What Emscripten's own code in the module needs of itself. */
interface Runtime {
  memory: WebAssembly.Memory
  __indirect_function_table: WebAssembly.Table
  __wasm_call_ctors(): void
  malloc(size: number): number
  free(address: number): void
  setThrew(threw: number, value: number): void
  emscripten_stack_get_current(): number
  _emscripten_stack_restore(address: number): void
}

/** One instance of PDFium: its functions, and its memory to exchange values through. */
export interface Pdfium extends Record<Name, Numeric> {
  /** Address of room for a handful of values or a short text. */
  readonly scratch: number
  readonly scratchBytes: number
  /** Copies bytes into the memory; free them again. */
  put(bytes: Uint8Array): number
  malloc(size: number): number
  free(address: number): void
  /** A view of the memory, good until the next call of a function. */
  view(): DataView
  bytes(address: number, length: number): Uint8Array
}

const compiled = new WebAssembly.Module(readFileSync(wasm))

/** Bytes one file may make the memory grow to: below the limit of a reading process, so that the file fails and not the process. */
const MOST_MEMORY = 400 * 1024 * 1024
const WASM_PAGE = 65_536
const SCRATCH_BYTES = 4096

/** Error numbers of the C library in the module. */
const NO_SUCH_FILE = -44
const NOT_SUPPORTED = -52

/** What Emscripten throws in place of a C program's long jump. */
const longJump = Symbol('longjmp')

/**
 * What the module may ask of the world around it: more memory, up to a limit, and the time. It sees no files, no variables and no network.
 */
const importsFor = (runtime: () => Runtime): WebAssembly.Imports => {
  const call = (index: number, ...values: number[]) => {
    const { emscripten_stack_get_current, _emscripten_stack_restore, setThrew, __indirect_function_table } = runtime()
    const stack = emscripten_stack_get_current()
    try {
      return (__indirect_function_table.get(index) as Numeric)(...values)
    } catch (error) {
      if (error !== longJump) throw error
      _emscripten_stack_restore(stack)
      setThrew(1, 0)
      return 0
    }
  }
  const known: Record<string, (...values: number[]) => number> = {
    emscripten_resize_heap: (wanted) => {
      const { memory } = runtime()
      const now = memory.buffer.byteLength
      // As an unsigned number.
      const least = wanted! >>> 0
      if (least > MOST_MEMORY) return 0
      try {
        memory.grow(Math.ceil((Math.min(MOST_MEMORY, Math.max(least, now * 1.2)) - now) / WASM_PAGE))
        return 1
      } catch {
        return 0
      }
    },
    emscripten_date_now: () => Date.now(),
    environ_get: () => 0,
    environ_sizes_get: (count, size) => {
      const view = new DataView(runtime().memory.buffer)
      view.setUint32(count!, 0, true)
      view.setUint32(size!, 0, true)
      return 0
    },
    __syscall_openat: () => NO_SUCH_FILE,
    _tzset_js: () => 0,
    _localtime_js: () => 0,
    _gmtime_js: () => 0,
    _abort_js: () => {
      throw new Error('PDFium gave up.')
    },
    _emscripten_throw_longjmp: () => {
      throw longJump
    },
  }
  const imports: Record<string, Record<string, Numeric>> = {}
  for (const { module, name } of WebAssembly.Module.imports(compiled)) {
    imports[module] ??= {}
    imports[module][name] = name.startsWith('invoke_') ? (call as Numeric) : (known[name] ?? (() => NOT_SUPPORTED))
  }
  return imports
}

/** A fresh PDFium, in some three milliseconds. A call that it does not survive throws, and it is of no more use. */
const createPdfium = (): Pdfium => {
  let runtime: Runtime | undefined
  const { exports } = new WebAssembly.Instance(
    compiled,
    importsFor(() => runtime!),
  )
  runtime = exports as unknown as Runtime
  const { memory, malloc, free } = runtime
  const functions = exports as unknown as Record<Name, Numeric>
  runtime.__wasm_call_ctors()
  const scratch = malloc(SCRATCH_BYTES)
  let current = new DataView(memory.buffer)
  const view = () => {
    if (current.buffer !== memory.buffer) current = new DataView(memory.buffer)
    return current
  }
  const bytes = (address: number, length: number) => new Uint8Array(memory.buffer, address, length)
  const put = (source: Uint8Array) => {
    const address = malloc(source.length)
    if (address === 0) throw new Error('There is no room for the file.')
    bytes(address, source.length).set(source)
    return address
  }
  bytes(scratch, SCRATCH_BYTES).fill(0)
  // The second version of its settings, and nothing set.
  view().setInt32(scratch, 2, true)
  functions.FPDF_InitLibraryWithConfig(scratch)
  const used = Object.fromEntries(names.map((name) => [name, functions[name]])) as Record<Name, Numeric>
  return Object.assign(used, { scratch, scratchBytes: SCRATCH_BYTES, put, malloc, free, view, bytes })
}

/** Bytes: an instance that a file has made larger is not used again. */
const KEPT_MEMORY = 48 * 1024 * 1024

/** An instance that no file has, with its memory as it was before the first. */
let spare: { pdfium: Pdfium; start: Uint8Array } | null = null

/** Up to the last byte that is not zero: what lies beyond has not been used. */
const usedMemory = ({ view, bytes }: Pdfium) => {
  const all = new Float64Array(view().buffer)
  let words = all.length
  while (words > 0 && all[words - 1] === 0) words--
  return bytes(0, words * 8).slice()
}

/** A PDFium as no file has left its mark on; give it back when the file is closed, unless a call has failed. */
export const takePdfium = (): { pdfium: Pdfium; giveBack(): void } => {
  const { pdfium, start } = spare ?? created()
  spare = null
  return {
    pdfium,
    giveBack() {
      if (pdfium.view().buffer.byteLength > KEPT_MEMORY) return
      // All that PDFium knows is in its memory: put back, it knows nothing of the file.
      pdfium.bytes(0, start.length).set(start)
      spare = { pdfium, start }
    },
  }
}

const created = () => {
  const pdfium = createPdfium()
  return { pdfium, start: usedMemory(pdfium) }
}
