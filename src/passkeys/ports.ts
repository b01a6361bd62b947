/** Whose a passkey is. */
export type PasskeyOwner = { kind: 'user' | 'company'; id: string }

/** What opens an account instead of, or after, a password: the public half of a key that never leaves its owner's device. */
export interface Passkey {
  id: string
  owner: PasskeyOwner
  /** What the device calls it, in base64url. */
  credentialId: string
  /** COSE, in base64url. */
  publicKey: string
  /** How often it has signed, as it says itself; many devices always say 0. */
  counter: number
  name: string
  /** Whether the device offers it by itself and makes sure who holds it: then it opens the account alone. */
  opensAlone: boolean
  /** Whether copies of it are on the owner's other devices. */
  isSynced: boolean
  createdAt: Date
  usedAt: Date | null
  /** It opens nothing any more since then: two devices seem to have it. */
  blockedAt: Date | null
}

/** Writes take part in the caller's transaction. */
export interface Passkeys {
  /** The oldest first. */
  of(owner: PasskeyOwner): Promise<Passkey[]>
  withCredential(credentialId: string): Promise<Passkey | null>
  add(passkey: Passkey): Promise<void>
  update(id: string, changes: Partial<Pick<Passkey, 'name' | 'counter' | 'isSynced' | 'usedAt' | 'blockedAt'>>): Promise<void>
  remove(id: string): Promise<void>
}

/** What a browser answers that has made a passkey; everything in base64url. */
export interface MadePasskey {
  id: string
  clientDataJSON: string
  attestationObject: string
  /** Whether the device offers it by itself, as the browser says; null where it does not say. */
  isDiscoverable: boolean | null
}

/** What a browser answers that has signed with a passkey; everything in base64url. */
export interface SignedChallenge {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  /** Whose it is, as the device remembers it. */
  userHandle: string | null
}

/** What an answer has to be about. */
export interface Ceremony {
  challenge: string
  /** Where the page is that may ask. */
  origin: string
  rpId: string
}

/** Reads and checks what devices answer. Null where anything is not as it has to be. */
export interface PasskeyVerifier {
  readMade(
    made: MadePasskey,
    ceremony: Ceremony,
  ): Promise<{ credentialId: string; publicKey: string; counter: number; isVerified: boolean; isSynced: boolean } | null>
  /** `isVerified`: the device made sure, by a finger, a face or a PIN, who holds it. */
  readSigned(
    signed: SignedChallenge,
    ceremony: Ceremony,
    passkey: Pick<Passkey, 'credentialId' | 'publicKey'>,
  ): Promise<{ counter: number; isVerified: boolean; isSynced: boolean } | null>
}
