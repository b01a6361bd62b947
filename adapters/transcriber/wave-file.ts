import { open } from 'node:fs/promises'
import { ProviderError } from '#src/shared/provider-error.ts'

const headerBytes = 44
/** Mono, 16 kHz, 16 bits: what the port is given. */
const bytesPerMs = 32

/** Milliseconds of a recording. Rejects with `ProviderError` when there is no such file or it is something else. */
export async function waveLength(provider: string, path: string): Promise<number> {
  const unusable = (cause?: unknown) =>
    new ProviderError(provider, 'The recording is not a WAV file.', { retryable: false, cause })
  const file = await open(path).catch((error) => Promise.reject(unusable(error)))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    if (bytesRead < 12 || buffer.toString('latin1', 0, 4) !== 'RIFF' || buffer.toString('latin1', 8) !== 'WAVE') throw unusable()
    const { size } = await file.stat()
    return Math.max(0, Math.floor((size - headerBytes) / bytesPerMs))
  } finally {
    await file.close()
  }
}
