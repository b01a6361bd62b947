import { maximumVoiceBytes, sampleRate, workletBlock } from '#src/assessment/constants.ts'
import { at } from '../address.ts'
import { onceLost } from './media-failure.ts'
import { loudness } from './microphone.ts'
import { createResampler, toSixteenBits, wavFile } from './wav.ts'
import workletUrl from './wav-worklet.ts?worker&url'

export interface WavRecorderOptions {
  stream: MediaStream
  /** Every second of sound, as it is made: whoever keeps them loses at most the last second. */
  onSlice?: (samples: Int16Array<ArrayBuffer>) => void
  /** How loud it is, from 0 to 1, four times a second. */
  onLevel?: (level: number) => void
  /** The recording has ended without `stop`: the microphone is gone, or the longest answer is reached. `stop` still gives what there is. */
  onEnded?: (why: 'lost' | 'full') => void
}

export interface WavRecorder {
  /** Seconds recorded so far. */
  seconds: () => number
  /** Ends the recording and gives it as a WAV file. Called twice, it gives the same. */
  stop: () => Promise<Blob>
}

/** Records a microphone as the specification wants it: WAV, mono, 16 kHz, in blocks of 4096 samples. Rejects where the browser cannot. */
export const startWavRecorder = async ({ stream, onSlice, onLevel, onEnded }: WavRecorderOptions): Promise<WavRecorder> => {
  const { context, source } = await listenTo(stream)
  const toSpeechRate = createResampler(context.sampleRate)
  const collector = new AudioWorkletNode(context, 'block-collector', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: { block: workletBlock },
  })
  const pieces: Int16Array<ArrayBuffer>[] = []
  let slice: Int16Array<ArrayBuffer>[] = []
  let sliced = 0
  let count = 0
  let finished: Promise<Blob> | null = null

  const handSlice = () => {
    if (sliced > 0) onSlice?.(joined(slice, sliced))
    slice = []
    sliced = 0
  }
  const stopped = new Promise<void>((resolve) => {
    collector.port.onmessage = ({ data }: MessageEvent<Float32Array | 'stopped'>) => {
      if (data === 'stopped') return resolve()
      onLevel?.(loudness(data))
      const whole = toSixteenBits(toSpeechRate(data))
      pieces.push(whole)
      slice.push(whole)
      sliced += whole.length
      count += whole.length
      if (sliced >= sampleRate) handSlice()
      if (!finished && (count + workletBlock) * 2 > maximumVoiceBytes - 1024) end('full')
    }
  })
  const forget = onceLost(stream, () => end('lost'))
  const finish = async () => {
    forget()
    collector.port.postMessage('stop')
    // A sound device that is gone may never answer.
    await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 1000))])
    source.disconnect()
    collector.disconnect()
    await context.close().catch(() => {})
    handSlice()
    return wavFile(pieces)
  }
  const end = (why: 'lost' | 'full') => {
    if (finished) return
    finished = finish()
    onEnded?.(why)
  }
  source.connect(collector)
  return {
    seconds: () => count / sampleRate,
    stop: () => {
      finished ??= finish()
      return finished
    },
  }
}

const joined = (pieces: Int16Array<ArrayBuffer>[], length: number): Int16Array<ArrayBuffer> => {
  const whole = new Int16Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** At 16 kHz where the browser resamples for us; Firefox connects a microphone only at the rate of the sound card. */
const listenTo = async (stream: MediaStream) => {
  const attempt = async (options: AudioContextOptions) => {
    const context = new AudioContext(options)
    try {
      const source = context.createMediaStreamSource(stream)
      await context.audioWorklet.addModule(at(workletUrl))
      if (context.state !== 'running') await context.resume()
      return { context, source }
    } catch (error) {
      await context.close().catch(() => {})
      throw error
    }
  }
  try {
    return await attempt({ sampleRate })
  } catch {
    return attempt({})
  }
}
