import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyVerifier } from '#src/passkeys/ports.ts'

/** ES256, EdDSA, RS256: what platforms and security keys make. */
const algorithms = [-7, -8, -257]

const publicKeyOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))
const credential = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })

/** The library throws for whatever is wrong, and says why in words for its developers. */
const orNull = <Result>(check: Promise<Result>): Promise<Result | null> => check.catch(() => null)

/** What devices answer, read by `@simplewebauthn/server`. Who made the device is not asked. */
export const simpleWebAuthn: PasskeyVerifier = {
  async readMade({ id, clientDataJSON, attestationObject }, { challenge, origin, rpId }) {
    const read = await orNull(
      verifyRegistrationResponse({
        response: { ...credential(id), response: { clientDataJSON, attestationObject } },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: algorithms,
      }),
    )
    if (!read?.verified) return null
    const { registrationInfo } = read
    return {
      credentialId: registrationInfo.credential.id,
      publicKey: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
      counter: registrationInfo.credential.counter,
      isVerified: registrationInfo.userVerified,
      isSynced: registrationInfo.credentialBackedUp,
    }
  },

  async readSigned(
    { id, clientDataJSON, authenticatorData, signature },
    { challenge, origin, rpId },
    { credentialId, publicKey },
  ) {
    const read = await orNull(
      verifyAuthenticationResponse({
        response: { ...credential(id), response: { clientDataJSON, authenticatorData, signature } },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: false,
        // Counters are compared where something follows from it.
        credential: { id: credentialId, publicKey: publicKeyOf(publicKey), counter: 0 },
      }),
    )
    if (!read?.verified) return null
    const { newCounter, userVerified, credentialBackedUp } = read.authenticationInfo
    return { counter: newCounter, isVerified: userVerified, isSynced: credentialBackedUp }
  },
}
