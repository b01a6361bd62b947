import type { Api, CallFailure, CallResult } from '../api/api.ts'

/** What somebody proves who they are with. */
export interface GivenProof {
  password?: string
  code?: string
}

export interface ProofWanted {
  /** Whether a code of the authenticator app is as good as the password. */
  takesCode: boolean
  send: (proof: GivenProof) => Promise<CallResult<unknown>>
  /** A passkey that is as good: whether there is one, and asking for it, which resolves to null or to why it proved nothing. */
  passkey?: { has: () => Promise<boolean>; prove: () => Promise<string | null> }
  /** Linked accounts elsewhere that are as good, and whether one of them, or another window, has proved it meanwhile. */
  elsewhere?: { ways: () => Promise<{ name: string; label: string }[]>; isDone: () => Promise<boolean> }
}

type Asker = (wanted: ProofWanted) => Promise<boolean>

let asker: Asker | null = null

/** The place that asks, once it is on the page; resolves to how it leaves again. */
export const answerProofs = (ask: Asker) => {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/** Asks for the password or a code. False when somebody would rather not, or when nothing on the page can ask. */
const askForProof = (wanted: ProofWanted): Promise<boolean> => asker?.(wanted) ?? Promise.resolve(false)

export type Realm = 'account' | 'company'

const sender =
  (api: Api, realm: Realm) =>
  ({ password = '', code = '' }: GivenProof): Promise<CallResult<unknown>> =>
    realm === 'company'
      ? api('POST /jobportal/proof', { body: { password } })
      : api('POST /api/proof', { body: code ? { code } : { password } })

function elsewhereOf(api: Api, realm: Realm): Pick<ProofWanted, 'elsewhere' | 'passkey'> {
  if (realm === 'company')
    return {
      passkey: {
        has: async () => {
          const answer = await api('GET /jobportal/proof')
          return answer.ok && (answer.data.hasPasskey ?? false)
        },
        prove: async () => (await import('./passkey-proof.ts')).proveCompanyWithPasskey(api),
      },
    }
  const ask = () => api('GET /api/proof').then((answer) => (answer.ok ? answer.data : null))
  return {
    passkey: {
      has: async () => (await ask())?.hasPasskey ?? false,
      prove: async () => (await import('./passkey-proof.ts')).proveWithPasskey(api),
    },
    elsewhere: {
      ways: async () => (await ask())?.ways ?? [],
      isDone: async () => (await ask())?.needed === false,
    },
  }
}

/** After a call that was refused for want of a proof: whether it was given, so that the call can be made again. */
export const proveFor = (api: Api, realm: Realm, { details }: CallFailure): Promise<boolean> =>
  askForProof({
    takesCode: details?.proof === 'password-or-code',
    send: sender(api, realm),
    ...elsewhereOf(api, realm),
  })

/** Before a link is followed whose file needs a proof: asks for one where it would be missing. */
export const provenForFile = async (api: Api): Promise<boolean> => {
  const answer = await api('GET /api/proof')
  // What cannot be asked is decided where the file is.
  if (!answer.ok || !answer.data.needed) return true
  return askForProof({
    takesCode: answer.data.proof === 'password-or-code',
    send: sender(api, 'account'),
    ...elsewhereOf(api, 'account'),
  })
}
