/**
 * How long two walks through the product are: from an uploaded resume to its row, and from a changed filter to the rows. Where a walk
 * begins and ends is told here; what lies between is found. The definitions stand in docs/house.md.
 */
import { isInterfaceDeclaration } from 'typescript/unstable/ast'
import { type Declared, keyOf, type WalkReader } from './walk-reader.ts'
import { createShapes, families, type Passage, type Step, shapeName, shortestChain } from './walk-shapes.ts'

/** A function by its file and name, 'src/a.ts#select' or 'src/a.ts#Files.add'. */
type At = `${string}#${string}`

/** A shape where a leg begins or ends: by its own name, or the one that a function takes or gives. */
type End = { shape: At } | { takenBy: At } | { givenBy: At }

/** A part of a walk; between two legs something else carries the data on: the network, a table, a reading process. */
export interface Leg {
  /** Functions that the leg begins with, or calls of the server. */
  starts: readonly string[]
  from: End
  to: End
}

export interface Walk {
  /** The chain of shapes of each leg. */
  chains: string[][]
  /** Different shapes of all legs. */
  shapes: string[]
  /** Changes of shape on the way, those between two legs among them. */
  changes: number
  /** Files with a function that takes or gives one of the shapes, with one of the shapes themselves, or where the walk begins or ends. */
  files: string[]
}

export class WalkBroken extends Error {}

/** Takes a walk, and rejects with `WalkBroken` where an end of it is not there any more or nothing leads from one to the other. */
export async function takeWalk(reader: WalkReader, legs: readonly Leg[]): Promise<Walk> {
  const shapes = createShapes(reader)
  // Whatever became of the walk, nothing is asked for once the project is closed.
  return walkAlong(reader, shapes, legs).finally(shapes.settled)
}

type Shapes = ReturnType<typeof createShapes>

async function walkAlong(reader: WalkReader, shapes: Shapes, legs: readonly Leg[]): Promise<Walk> {
  const walked: { passages: (Passage & { file: string })[]; chain: string[] }[] = []
  for (const leg of legs) {
    const reached = await reachedFrom(reader, await startsOf(reader, leg.starts))
    const [from, to] = [await shapeAt(reader, shapes, leg.from), await shapeAt(reader, shapes, leg.to)]
    const passages: (Passage & { file: string })[] = []
    const steps: Step[] = []
    for (const declared of reached) await shapes.passages(declared)
    await shapes.settled()
    for (const declared of reached) {
      const own = await shapes.passages(declared)
      passages.push(...own.map((each) => ({ ...each, file: declared.file })))
      for (const { takes, gives } of own) for (const one of takes) for (const other of gives) steps.push({ from: one, to: other })
      // What is put together from what a function gives that is called for it.
      const given = new Set(own.flatMap(({ gives }) => gives))
      if (given.size === 0) continue
      const used = new Set<string>()
      for (const each of await reader.mentions(declared))
        for (const { gives } of await shapes.passages(each)) for (const shape of gives) used.add(shape)
      for (const whole of given)
        for (const part of shapes.parts.get(whole) ?? []) if (used.has(part)) steps.push({ from: part, to: whole })
    }
    // What holds a shape leads to it.
    for (const [whole, held] of shapes.parts) for (const part of held) steps.push({ from: whole, to: part })
    const chain = shortestChain(steps, families(shapes.sameAs), from, to)
    if (!chain) throw new WalkBroken(`No functions lead from ${from} to ${to}: do they say what they take and give?`)
    walked.push({ passages, chain })
  }
  const familyOf = families(shapes.sameAs)
  const chains = walked.map(({ chain }) => chain)
  const distinct = [...new Map(chains.flat().map((shape) => [familyOf(shape), shape])).values()]
  const changes = chains.reduce((sum, chain) => sum + chain.length, 0) - 1
  const files = filesOf(
    walked.flatMap(({ passages }) => passages),
    chains.flat(),
    shapes.sameAs,
  )
  return { chains, shapes: distinct, changes, files: [...new Set([...files, ...(await filesOfEnds(reader, legs))])].toSorted() }
}

/** Where a walk begins and ends, adapters too. */
async function filesOfEnds(reader: WalkReader, legs: readonly Leg[]): Promise<string[]> {
  const found: string[] = []
  for (const end of legs.flatMap(({ from, to }) => [from, to])) {
    if ('shape' in end) continue
    for (const declared of await functionAt(reader, 'takenBy' in end ? end.takenBy : end.givenBy))
      found.push(...reader.behindPort(declared).map(({ file }) => file))
  }
  return found
}

/** Files of the functions through which one of the shapes passes, or one that is declared as part of it, and of the shapes. */
function filesOf(
  passages: readonly (Passage & { file: string })[],
  onChain: readonly string[],
  sameAs: ReadonlyMap<string, readonly string[]>,
): string[] {
  const wanted = new Set(onChain)
  for (let before = 0; before !== wanted.size; ) {
    before = wanted.size
    for (const [shape, others] of sameAs) if (others.some((other) => wanted.has(other))) wanted.add(shape)
  }
  const files = new Set(onChain.filter((shape) => shape.includes('#')).map((shape) => shape.split('#')[0]!))
  for (const { file, takes, gives } of passages) if ([...takes, ...gives].some((shape) => wanted.has(shape))) files.add(file)
  return [...files]
}

async function startsOf(reader: WalkReader, starts: readonly string[]): Promise<Declared[]> {
  const found: Declared[] = []
  for (const start of starts) {
    if (start.includes('#')) found.push(...(await functionAt(reader, start)))
    else {
      const route = reader.route(start)
      if (!route) throw new WalkBroken(`There is no ${start} any more: where does the walk begin now?`)
      found.push(route)
    }
  }
  return found
}

async function functionAt(reader: WalkReader, at: string): Promise<Declared[]> {
  const [file = '', name = ''] = at.split('#')
  const found = (await reader.named(file, name)).filter(({ node }) => !isInterfaceDeclaration(node))
  if (found.length === 0) throw new WalkBroken(`There is no ${name} in ${file} any more: where does the walk lead now?`)
  return found
}

async function shapeAt(reader: WalkReader, shapes: Shapes, end: End): Promise<string> {
  if ('shape' in end) {
    const [file = '', name = ''] = end.shape.split('#')
    for (const declared of await reader.named(file, name)) {
      const shape = shapes.lookAt(declared)
      if (shape === shapeName({ file, name })) return shape
    }
    throw new WalkBroken(`There is no ${name} in ${file} any more: where does the walk lead now?`)
  }
  const [at, side] = 'takenBy' in end ? [end.takenBy, 'takes' as const] : [end.givenBy, 'gives' as const]
  for (const declared of await functionAt(reader, at))
    for (const passage of await shapes.passages(declared)) if (passage[side][0]) return passage[side][0]
  throw new WalkBroken(`${at} ${side} no named shape.`)
}

/** Everything that code leads to from these, themselves among them. */
async function reachedFrom(reader: WalkReader, starts: readonly Declared[]): Promise<Declared[]> {
  const reached = new Map(starts.map((start) => [keyOf(start), start]))
  for (const [, declared] of reached)
    for (const next of await reader.mentions(declared)) {
      const key = keyOf(next)
      if (!reached.has(key)) reached.set(key, next)
    }
  return [...reached.values()]
}
