import { ProviderError } from '#src/shared/provider-error.ts'

/** More than any answer needs: beyond it the server is not writing an answer. */
const mostBytes = 64 * 1024 * 1024
const longestLine = 4 * 1024 * 1024
/** Characters of the answer itself, without what the protocol wraps around each piece. */
const longestAnswer = 4 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>
/** Told of the reason before the stream fails, because libraries wrap what a stream throws. */
type Failed = (failure: ProviderError) => void

const endless = (provider: string) => new ProviderError(provider, 'The answer of the language model has no end.')
export const brokenOff = (provider: string) => new ProviderError(provider, 'The answer of the language model breaks off.')

const newLine = 10

/** Passes bytes on until a line, or all of them, have no end. */
export function bounded(provider: string, failed: Failed) {
  let total = 0
  let line = 0
  return new TransformStream<Bytes, Bytes>({
    transform(chunk, controller) {
      total += chunk.length
      const end = chunk.lastIndexOf(newLine)
      line = end < 0 ? line + chunk.length : chunk.length - end - 1
      if (total <= mostBytes && line <= longestLine) return controller.enqueue(chunk)
      const failure = endless(provider)
      failed(failure)
      controller.error(failure)
    },
  })
}

/** Passes on whole lines of JSON and fails at any other: a library that meets one may print it, and it may hold a resume. */
export function jsonLines(provider: string, failed: Failed) {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  const passOn = (lines: string[], controller: TransformStreamDefaultController<Bytes>) => {
    for (const line of lines) {
      if (!line.trim()) continue
      if (!isJson(line)) {
        const failure = brokenOff(provider)
        failed(failure)
        controller.error(failure)
        return
      }
      controller.enqueue(encoder.encode(`${line}\n`))
    }
  }
  return new TransformStream<Bytes, Bytes>({
    transform(chunk, controller) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      passOn(lines, controller)
    },
    flush(controller) {
      passOn([rest], controller)
    },
  })
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The text that a model writes piece by piece. `add` throws `ProviderError` when it has no end. */
export function writing(provider: string) {
  const pieces: string[] = []
  let length = 0
  return {
    add(piece: string | null | undefined) {
      if (!piece) return
      length += piece.length
      if (length > longestAnswer) throw endless(provider)
      pieces.push(piece)
    },
    text: () => pieces.join(''),
  }
}
