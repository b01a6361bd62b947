import { createInstanceSigner, isSignedBy } from '#src/shared/instance-signer.ts'
import type { Confinement } from './namespace.ts'
import type { SeenCalls } from './system-calls.ts'
import type { Step } from './walk.ts'

/** What was seen from inside the namespace. */
export interface Seen {
  confinement: Confinement
  steps: Step[]
  /** Null where no tracer is installed. */
  systemCalls: SeenCalls | null
}

export interface Proof extends Seen {
  /** The program and its version. */
  program: string
  /** Kernel and processor. */
  machine: string
  madeAt: string
  /** Whether every attempt to reach somebody stayed on this machine; null where nobody watched. */
  isOffline: boolean | null
}

/** A proof as it is handed on: changing a letter of it is seen. */
export interface SignedProof {
  proof: Proof
  /** Public key of the instance, base64url. */
  signer: string
  signature: string
}

const purpose = 'prove-offline'

export function proofOf(seen: Seen, facts: Pick<Proof, 'program' | 'machine' | 'madeAt'>): Proof {
  const isOffline = seen.systemCalls?.destinations.every(({ isThisMachine }) => isThisMachine) ?? null
  return { ...facts, ...seen, isOffline }
}

export function signed(proof: Proof, secret: string): SignedProof {
  const signer = createInstanceSigner(secret)
  return { proof, signer: signer.publicKey, signature: signer.sign(purpose, JSON.stringify(proof)) }
}

/** The proof of a report that its signer signed as it stands; null for anything else. */
export function provenBy(text: string): SignedProof | null {
  try {
    const report = JSON.parse(text) as SignedProof
    return isSignedBy(report.signer, purpose, JSON.stringify(report.proof), report.signature) ? report : null
  } catch {
    return null
  }
}

/** For people to read. */
export function inWords({ program, machine, madeAt, confinement, steps, systemCalls, isOffline }: Proof): string {
  const width = Math.max(...steps.map(({ what }) => what.length))
  return [
    `${program} on ${machine}, ${madeAt}`,
    '',
    `In a network namespace of its own: interfaces ${confinement.interfaces.join(', ')}, ${confinement.routes} routes out of it, a connection to the outside refused at once.`,
    '',
    ...steps.map(({ what, result, milliseconds }) => `  ${what.padEnd(width)}  ${result} (${milliseconds} ms)`),
    '',
    ...(systemCalls ? callsInWords(systemCalls) : ['System calls were not watched: strace is not installed.']),
    '',
    isOffline === null
      ? 'Everything worked without a network. Whether the server tried to reach somebody was not watched.'
      : isOffline
        ? 'Everything worked without a network, and the server did not try to reach any other machine.'
        : 'Everything worked without a network, but the server tried to reach other machines.',
  ].join('\n')
}

function callsInWords({ calls, sockets, destinations }: SeenCalls): string[] {
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, times]) => `${name} ${times}`)
      .join(', ')
  return [
    `System calls about sockets: ${list(calls) || 'none'}.`,
    `Sockets by family: ${list(sockets) || 'none'}.`,
    destinations.length === 0
      ? 'Connections it tried to make: none.'
      : `Connections it tried to make: ${destinations
          .map(({ to, attempts, isThisMachine }) => `${to} (${attempts}${isThisMachine ? ', this machine' : ''})`)
          .join(', ')}.`,
  ]
}
