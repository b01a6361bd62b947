import { type InstanceSigner, isSignedBy } from '#src/shared/instance-signer.ts'

/** Where the audit log stood at a moment, signed, to be kept outside of the database. */
export interface Anchor {
  /** Entries up to this one. */
  number: number
  /** The hash of that entry. */
  hash: string
  /** The root of the tree over all entries up to it. */
  root: string
  /** ISO. */
  at: string
  /** Public key of the instance. */
  signer: string
  signature: string
}

/** Anchors are kept beside the database, one line for each; the log of the server has them too. */
export interface Anchors {
  add(anchor: Anchor): Promise<void>
  /** Oldest first. Lines that are no anchors are counted, not shown. */
  all(): Promise<{ anchors: Anchor[]; unreadable: number }>
}

const purpose = 'ats-audit-anchor-1'
const textOf = ({ number, hash, root, at }: Omit<Anchor, 'signer' | 'signature'>) => JSON.stringify([number, hash, root, at])

export const signedAnchor = (signer: InstanceSigner, facts: Omit<Anchor, 'signer' | 'signature'>): Anchor => ({
  ...facts,
  signer: signer.publicKey,
  signature: signer.sign(purpose, textOf(facts)),
})

/** Whether an anchor says what its signer signed. Who that is, the caller decides. */
export const isSigned = (anchor: Anchor): boolean => isSignedBy(anchor.signer, purpose, textOf(anchor), anchor.signature)
