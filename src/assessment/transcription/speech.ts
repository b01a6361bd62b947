import { sampleRate } from '../constants.ts'

/** A stretch of a recording. */
export interface Span {
  startMs: number
  endMs: number
}

const frameMs = 20
const frame = (sampleRate * frameMs) / 1000
/** Quieter than this (about -62 dB of full scale) is silence whatever surrounds it. */
const faintest = 26 ** 2
/** How much louder than the noise around it a frame must be: 4 dB, as power. */
const aboveNoise = 2.5
/** The noise is what a tenth of the frames within so many seconds stay under: speech pauses, a fan does not. */
const noiseShare = 0.1
const blockFrames = 1000 / frameMs
const blocksAside = 2
/** A voice crosses zero between these shares of samples; hiss crosses more often, rumble less. */
const voicedCrossings = [0.008, 0.28] as const
/** Pauses up to this long belong to the speech around them. */
const hangOverMs = 400
/** Shorter stretches are clicks and coughs. */
const shortestSpeechMs = 300
const leastActive = 0.35
const leastVoicedFrames = 5

/**
 * Where somebody speaks, in order: stretches that stand out from the noise around them, long enough and voiced enough for
 * words. Steady tones, hum, hiss, a constant offset and single clicks are none. Judges sound, never what is said or by whom.
 */
export const speechSpans = (samples: Int16Array): Span[] => spansIn(framesOf(samples))

function spansIn({ power, crossings }: Frames): Span[] {
  const noise = noiseAround(power)
  const isActive = (index: number) =>
    power[index]! > faintest && power[index]! > noise[Math.floor(index / blockFrames)]! * aboveNoise
  const isVoiced = (index: number) => crossings[index]! >= voicedCrossings[0] && crossings[index]! <= voicedCrossings[1]
  const hangOver = hangOverMs / frameMs
  const spans: Span[] = []
  let first = -1
  let last = -1
  let active = 0
  let voiced = 0
  const close = () => {
    const frames = last - first + 1
    const isSpeech = frames * frameMs >= shortestSpeechMs && active / frames >= leastActive && voiced >= leastVoicedFrames
    if (first >= 0 && isSpeech) spans.push({ startMs: first * frameMs, endMs: (last + 1) * frameMs })
    first = -1
    active = 0
    voiced = 0
  }
  for (let index = 0; index < power.length; index++) {
    if (!isActive(index)) continue
    if (first >= 0 && index - last > hangOver) close()
    if (first < 0) first = index
    last = index
    active++
    if (isVoiced(index)) voiced++
  }
  close()
  return spans
}

/** As loud as this (-40 dB of full scale) for as long as a word, and a person should hear it, whatever it is. */
const loud = 328 ** 2

/** Whether there is nothing in it that a person should hear: no speech, and no other sound that is loud for longer than a click. */
export function isSilent(samples: Int16Array): boolean {
  const frames = framesOf(samples)
  let run = 0
  for (const power of frames.power) {
    run = power > loud ? run + 1 : 0
    if (run * frameMs >= shortestSpeechMs) return false
  }
  return spansIn(frames).length === 0
}

interface Frames {
  power: Float64Array
  crossings: Float64Array
}

/** Mean power and share of zero crossings of each frame, without what lies below about 90 Hz: offset and mains hum. */
function framesOf(samples: Int16Array): Frames {
  const count = Math.floor(samples.length / frame)
  const power = new Float64Array(count)
  const crossings = new Float64Array(count)
  const keep = 1 - (2 * Math.PI * 90) / sampleRate
  let before = samples[0] ?? 0
  let filtered = 0
  let above = false
  for (let index = 0; index < count; index++) {
    let sum = 0
    let changes = 0
    for (let at = index * frame, end = at + frame; at < end; at++) {
      const sample = samples[at]!
      filtered = keep * (filtered + sample - before)
      before = sample
      sum += filtered * filtered
      const isAbove = filtered > 0
      if (isAbove !== above) changes++
      above = isAbove
    }
    power[index] = sum / frame
    crossings[index] = changes / frame
  }
  return { power, crossings }
}

/** For each second the power of the noise within two seconds of it. */
function noiseAround(power: Float64Array): Float64Array {
  const blocks = Math.ceil(power.length / blockFrames)
  const noise = new Float64Array(blocks)
  for (let block = 0; block < blocks; block++) {
    const from = Math.max(0, Math.min(block - blocksAside, blocks - 2 * blocksAside - 1)) * blockFrames
    const around = power.slice(from, Math.max(block + blocksAside + 1, 2 * blocksAside + 1) * blockFrames).sort()
    noise[block] = around[Math.floor(around.length * noiseShare)]!
  }
  return noise
}
