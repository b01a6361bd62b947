import { sampleRate } from '#src/assessment/constants.ts'

const headerBytes = 44

/** A WAV file, mono, 16 bits, 16 kHz, of samples that were collected piece by piece. */
export const wavFile = (pieces: Int16Array[]): Blob => {
  const bytes = pieces.reduce((total, piece) => total + piece.byteLength, 0)
  const header = new DataView(new ArrayBuffer(headerBytes))
  const word = (at: number, text: string) => {
    for (const [offset, letter] of [...text].entries()) header.setUint8(at + offset, letter.charCodeAt(0))
  }
  word(0, 'RIFF')
  header.setUint32(4, headerBytes - 8 + bytes, true)
  word(8, 'WAVE')
  word(12, 'fmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, sampleRate, true)
  header.setUint32(28, sampleRate * 2, true)
  header.setUint16(32, 2, true)
  header.setUint16(34, 16, true)
  word(36, 'data')
  header.setUint32(40, bytes, true)
  return new Blob([header.buffer, ...pieces.map((piece) => piece.slice().buffer)], { type: 'audio/wav' })
}

/** Seconds of sound in so many bytes of such a file. */
export const secondsOf = (bytes: number): number => Math.max(0, bytes - headerBytes) / (2 * sampleRate)

export const toSixteenBits = (samples: Float32Array): Int16Array<ArrayBuffer> => {
  const whole = new Int16Array(samples.length)
  for (let at = 0; at < samples.length; at++) {
    const value = Math.max(-1, Math.min(1, samples[at]!))
    whole[at] = Math.round(value * (value < 0 ? 32_768 : 32_767))
  }
  return whole
}

/**
 * Brings blocks of one rate to 16 kHz, one after the other without a seam. Each new sample is the mean of the stretch it
 * stands for, which keeps most of what is too high for the new rate out of it.
 */
export const createResampler = (from: number): ((block: Float32Array) => Float32Array) => {
  if (from === sampleRate) return (block) => block
  const step = from / sampleRate
  if (step < 1) throw new Error(`A microphone of ${from} Hz is slower than the ${sampleRate} Hz that are recorded.`)
  let sum = 0
  let filled = 0
  return (block) => {
    const made = new Float32Array(Math.ceil((block.length + filled) / step) + 1)
    let count = 0
    for (const sample of block) {
      if (filled + 1 < step) {
        sum += sample
        filled += 1
        continue
      }
      // The stretch ends within this sample: its share belongs to the old one, the rest begins the next.
      const share = step - filled
      made[count++] = (sum + sample * share) / step
      filled = 1 - share
      sum = sample * filled
    }
    return made.subarray(0, count)
  }
}
