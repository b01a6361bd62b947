import type { MadePasskey, PasskeyToMake, PasskeyToSign, SignedChallenge } from '#src/contracts/accounts/records.ts'
import { productName } from '../content.ts'

/** What became of asking a device; `why` is a sentence, null where the person would rather not. */
export type Asked<Answer> = { ok: true; answer: Answer } | { ok: false; why: string | null }

/** ES256, EdDSA, RS256: what platforms and security keys make. */
const algorithms = [-7, -8, -257]
/** A little less than the server waits, in milliseconds. */
const patience = 4.5 * 60_000

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const textOf = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const known = (ids: string[]) => ids.filter(Boolean).map((id) => ({ type: 'public-key' as const, id: bytesOf(id) }))

export const knowsPasskeys = () => typeof PublicKeyCredential === 'function' && 'credentials' in navigator

/** Whether the browser offers passkeys in the field of the address, before anybody asks. */
export const offersPasskeys = async () =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false)

const noneHere = 'This browser cannot use passkeys here. Sign in another way, or try another browser.'

/** Never rejects. */
async function asked<Answer>(ask: () => Promise<Answer | null>): Promise<Asked<Answer>> {
  if (!knowsPasskeys()) return { ok: false, why: noneHere }
  try {
    const answer = await ask()
    return answer ? { ok: true, answer } : { ok: false, why: noneHere }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'AbortError') return { ok: false, why: null }
    if (name === 'InvalidStateError') return { ok: false, why: 'This device has a passkey for your account already.' }
    if (name === 'SecurityError')
      return { ok: false, why: 'Passkeys work only at the address that the server calls its own. Open the page there.' }
    if (name === 'NotAllowedError')
      return { ok: false, why: 'No passkey was used: it was canceled, took too long, or this device has none that fits.' }
    return { ok: false, why: noneHere }
  }
}

/** Has a device make a passkey. */
export const makePasskey = (
  { challenge, rpId, userHandle, known: others }: PasskeyToMake,
  person: { email: string; fullName: string },
) =>
  asked<MadePasskey>(async () => {
    stopOffering()
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: rpId, name: productName },
        user: { id: bytesOf(userHandle), name: person.email, displayName: person.fullName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known(others),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
        timeout: patience,
        extensions: { credProps: true },
      },
    })
    if (!(made instanceof PublicKeyCredential && made.response instanceof AuthenticatorAttestationResponse)) return null
    return {
      id: textOf(made.rawId),
      clientDataJSON: textOf(made.response.clientDataJSON),
      attestationObject: textOf(made.response.attestationObject),
      isDiscoverable: made.getClientExtensionResults().credProps?.rk ?? null,
    }
  })

interface Signing {
  /** Whether the device has to make sure who holds it. */
  verified: boolean
  /** Waits in the field of the address until somebody chooses one there. */
  offered?: AbortController | undefined
}

/** A browser asks for one passkey at a time: what waits in a field ends when somebody is asked outright. */
let offering: AbortController | null = null

function stopOffering() {
  offering?.abort()
  offering = null
}

/** Has a device sign what the server wants signed. */
export const signWithPasskey = ({ challenge, rpId, known: own }: PasskeyToSign, { verified, offered }: Signing) =>
  asked<SignedChallenge>(async () => {
    stopOffering()
    offering = offered ?? null
    const signed = await navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId,
        allowCredentials: known(own),
        userVerification: verified ? 'required' : 'preferred',
        timeout: patience,
      },
      ...(offered ? { mediation: 'conditional' as const, signal: offered.signal } : {}),
    })
    if (!(signed instanceof PublicKeyCredential && signed.response instanceof AuthenticatorAssertionResponse)) return null
    const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response
    return {
      id: textOf(signed.rawId),
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      userHandle: userHandle && userHandle.byteLength > 0 ? textOf(userHandle) : null,
    }
  })

/** What a passkey signs after the right password; null where none did. */
export async function signAfterPassword({ challenge = '', rpId = '', passkeys = '' }: Record<string, string>) {
  const signed = await signWithPasskey({ challenge, rpId, known: passkeys.split(' ') }, { verified: false })
  return signed.ok ? signed.answer : null
}
