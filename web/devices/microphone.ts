import { sampleRate } from '#src/assessment/constants.ts'
import { type Opened, opened } from './media-failure.ts'

/** Asks for a microphone, this one where the person chose one. */
export const openMicrophone = (deviceId = ''): Promise<Opened> =>
  opened('microphone', () =>
    navigator.mediaDevices.getUserMedia({
      audio: {
        channelCount: { ideal: 1 },
        sampleRate: { ideal: sampleRate },
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
      },
    }),
  )

/** Loudness from 0 to 1, on a scale on which quiet speech shows: -60 dB and less is 0, full scale is 1. */
export const loudness = (samples: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < samples.length; at++) sum += samples[at]! * samples[at]!
  const effective = Math.sqrt(sum / Math.max(1, samples.length))
  if (effective <= 0.001) return 0
  return Math.min(1, (20 * Math.log10(effective) + 60) / 60)
}

/** Tells how loud the microphone is, about fifteen times a second, until it is stopped. Records nothing. */
export const watchLevel = (stream: MediaStream, heard: (level: number) => void): (() => void) => {
  const context = new AudioContext()
  const source = context.createMediaStreamSource(stream)
  const analyser = new AnalyserNode(context, { fftSize: 2048 })
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    // Browsers start sound only after the person has touched the page: it is tried again and again.
    if (context.state === 'suspended') void context.resume()
    analyser.getFloatTimeDomainData(samples)
    heard(loudness(samples))
  }, 66)
  return () => {
    clearInterval(timer)
    source.disconnect()
    void context.close()
  }
}
