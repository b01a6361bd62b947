import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import { stepKinds } from './features.ts'
import { labels } from './labels.ts'
import { type ChainWeights, stepFactors } from './linear-chain.ts'
import { featureCount, templatesHash } from './templates.ts'

/** Where the trained weights lie: one line of JSON about them, then the weights, one byte each, deflated. */
export const entryModelFile = join(import.meta.dir, 'entry-model.bin')

export interface EntryModel {
  about: AboutModel
  weights: ChainWeights
  /** `exp` of the weights of steps. */
  step: Float64Array
}

/** How the weights came about, so that anybody can make them again. */
export interface AboutModel {
  /** The command that trained them. */
  command: string
  documents: number
  /** Identity of the list of features and labels that the weights belong to. */
  features: string
  /** A byte of 127 stands for these weights. */
  scales: { state: number; steps: number }
}

let loaded: EntryModel | undefined

/** The weights that the product ships; read once. Throws when they belong to another list of features. */
export const entryModel = (): EntryModel => {
  loaded ??= unpackModel(readFileSync(entryModelFile))
  return loaded
}

/** Identity of what a model's numbers mean. */
export const featuresHash = () => `${templatesHash()}-${labels.length}-${stepKinds.length}`

export const packModel = (weights: ChainWeights, about: Omit<AboutModel, 'features' | 'scales'>): Uint8Array => {
  const scales = { state: largest(weights.state), steps: largest(weights.steps) }
  const head: AboutModel = { ...about, features: featuresHash(), scales }
  const bytes = new Int8Array(weights.state.length + weights.steps.length)
  bytes.set(
    Int8Array.from(weights.state, (weight) => Math.round((weight / scales.state) * 127)),
    0,
  )
  bytes.set(
    Int8Array.from(weights.steps, (weight) => Math.round((weight / scales.steps) * 127)),
    weights.state.length,
  )
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), deflateSync(bytes, { level: 9 })])
}

export const unpackModel = (file: Uint8Array): EntryModel => {
  const end = file.indexOf(10)
  const about = JSON.parse(Buffer.from(file.subarray(0, end)).toString()) as AboutModel
  if (about.features !== featuresHash())
    throw new Error('The weights of the reader of entries are of another version. Train them with: bun run train-reader')
  const bytes = new Int8Array(new Uint8Array(inflateSync(file.subarray(end + 1))).buffer)
  const size = featureCount() * labels.length
  const weights = {
    labels: labels.length,
    state: Float32Array.from(bytes.subarray(0, size), (byte) => (byte / 127) * about.scales.state),
    steps: Float32Array.from(bytes.subarray(size), (byte) => (byte / 127) * about.scales.steps),
  }
  return { about, weights, step: stepFactors(weights) }
}

const largest = (weights: Float32Array) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6)
