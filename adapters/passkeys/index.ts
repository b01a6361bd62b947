import type { PasskeyVerifier } from '#src/passkeys/ports.ts'

let loaded: Promise<PasskeyVerifier> | null = null
const real = () => {
  loaded ??= import('./simplewebauthn.ts').then(({ simpleWebAuthn }) => simpleWebAuthn)
  return loaded
}

/** Checks passkeys; its library is loaded with the first one. */
export const passkeyVerifier: PasskeyVerifier = {
  readMade: async (...given) => (await real()).readMade(...given),
  readSigned: async (...given) => (await real()).readSigned(...given),
}
