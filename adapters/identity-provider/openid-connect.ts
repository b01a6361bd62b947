import { createRemoteJWKSet, customFetch as customKeyFetch, type JWTPayload, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { NoWayOut } from '#adapters/outgoing/egress-allow-list.ts'
import type { IdentityProvider, LogoutNotice, ProviderClaims } from '#src/accounts/identity-provider.ts'
import { LogoutTokenRefused, type ProblemCode, ProviderProblem } from '#src/accounts/provider-problems.ts'

interface Settings {
  name: string
  label: string
  issuer: string
  clientId: string
  clientSecret: string | null
  scopes: string
  /** Where groups stand; null where nobody asks for them. */
  groupsClaim: string | null
}

interface Tools {
  /** Leads to the places of the settings and nowhere else. */
  fetch: typeof fetch
  log: { warn(message: string, facts: Record<string, string>): void }
}

/** What a provider says of itself is asked again after this long: keys and addresses change rarely. */
const knownForMs = 60 * 60_000
const patienceSeconds = 10
/** Somebody who has to sign in afresh has done so at most this long before they come back. */
const freshSeconds = 300
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** What a provider may sign with. Nothing that a shared secret or nobody signs. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

/** A provider that speaks OpenID Connect: authorization code, PKCE, nonce, and a signature under everything. */
export function openIdConnect(settings: Settings, { fetch, log }: Tools): IdentityProvider {
  const { name, label, issuer, clientId, clientSecret, groupsClaim } = settings
  let known: { config: Promise<client.Configuration>; until: number } | null = null
  let keys: { at: string; set: ReturnType<typeof createRemoteJWKSet> } | null = null

  /** Where the provider has told it; a try that failed is not remembered. */
  const configuration = (): Promise<client.Configuration> => {
    if (known && known.until > Date.now()) return known.config
    const config = discovered()
    known = { config, until: Date.now() + knownForMs }
    config.catch(() => {
      if (known?.config === config) known = null
    })
    return config
  }

  const discovered = () =>
    client.discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
      [client.customFetch]: (address, options) => fetch(address, options as RequestInit),
      timeout: patienceSeconds,
      execute: [client.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : [])],
    })

  const keysOf = (config: client.Configuration) => {
    const at = config.serverMetadata().jwks_uri
    if (!at) throw new Error('The provider names no keys.')
    if (keys?.at !== at)
      keys = {
        at,
        set: createRemoteJWKSet(new URL(at), {
          timeoutDuration: patienceSeconds * 1000,
          [customKeyFetch]: (address, options) => fetch(address, options),
        }),
      }
    return keys.set
  }

  /** Whatever goes wrong is told in a sentence, and in the log in the words of whoever keeps it. */
  const inWords = async <Result>(step: Step, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ProviderProblem) throw error
      const code = problemOf(error, step)
      log.warn('sign-in provider', { provider: name, step, problem: code, cause: causeOf(error) })
      throw new ProviderProblem(code, label, error)
    }
  }

  /** Said in the ID token; what is not said there is asked for, once. */
  async function claimsOf(config: client.Configuration, tokens: Tokens): Promise<ProviderClaims> {
    const said: JWTPayload | undefined = tokens.claims()
    if (!said?.sub) throw new ProviderProblem('PROVIDER_ANSWER', label)
    const isComplete = textOf(said.email) !== null && (!groupsClaim || valueAt(said, groupsClaim) !== undefined)
    const more =
      isComplete || !config.serverMetadata().userinfo_endpoint
        ? {}
        : { ...(await client.fetchUserInfo(config, tokens.access_token, said.sub)) }
    const all: Record<string, unknown> = { ...more, ...said }
    return {
      subject: said.sub,
      email: textOf(all.email),
      emailVerified: verifiedIn(all),
      fullName: nameIn(all),
      groups: (groupsClaim && listAt(all, groupsClaim)) || [],
      methods: [...(listAt(said, 'amr') ?? []), ...(listAt(said, 'acr') ?? [])],
      sid: textOf(said.sid),
    }
  }

  return {
    name,
    begin: (redirect, { afresh }) =>
      inWords('begin', async () => {
        const config = await configuration()
        const remembered = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        }
        const address = client.buildAuthorizationUrl(config, {
          redirect_uri: redirect,
          scope: settings.scopes,
          state: remembered.state,
          nonce: remembered.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(remembered.verifier),
          code_challenge_method: 'S256',
          ...(afresh ? { prompt: 'login', max_age: '0' } : {}),
        })
        return { address: address.href, remembered }
      }),
    finish: (address, { state, nonce, verifier }, { afresh }) =>
      inWords('finish', async () => {
        const config = await configuration()
        const tokens = await client.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(afresh ? { maxAge: freshSeconds } : {}),
        })
        return { claims: await claimsOf(config, tokens), refreshToken: tokens.refresh_token ?? null }
      }),
    askAgain: (refreshToken, subject) =>
      inWords('ask again', async () => {
        const config = await configuration()
        try {
          const tokens = await client.refreshTokenGrant(config, refreshToken)
          const said = tokens.claims()
          if (said && said.sub !== subject) return null
          return {
            refreshToken: tokens.refresh_token ?? refreshToken,
            groups: said && groupsClaim ? listAt({ ...said }, groupsClaim) : null,
          }
        } catch (error) {
          if (isNoLonger(error)) return null
          throw error
        }
      }),
    async readLogout(token): Promise<LogoutNotice> {
      const config = await inWords('log out', configuration)
      const { payload, protectedHeader } = await jwtVerify(token, keysOf(config), {
        issuer: config.serverMetadata().issuer,
        audience: clientId,
        algorithms,
        maxTokenAge: 300,
        clockTolerance: 30,
        requiredClaims: ['iat', 'jti', 'events'],
      }).catch((error: unknown) => {
        throw new LogoutTokenRefused(error)
      })
      const { events, jti } = payload
      const isLogout = typeof events === 'object' && events !== null && logoutEvent in events
      const [subject, sid] = [textOf(payload.sub), textOf(payload.sid)]
      const isOfKind = [undefined, 'JWT', 'logout+jwt'].includes(protectedHeader.typ)
      if (!isLogout || !isOfKind || 'nonce' in payload || !jti || (subject === null && sid === null))
        throw new LogoutTokenRefused()
      return { subject, sid, id: jti }
    },
  }
}

type Step = 'begin' | 'finish' | 'ask again' | 'log out'

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>

/** By the header, unless the provider only takes it with the form. */
function authentication(secret: string | null): client.ClientAuth {
  if (secret === null) return client.None()
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported
    return (taken && !taken.includes('client_secret_basic') ? post : basic)(server, ...rest)
  }
}

const isNoLonger = (error: unknown) =>
  error instanceof client.ResponseBodyError && ['invalid_grant', 'access_denied', 'unauthorized_client'].includes(error.error)

function problemOf(error: unknown, step: Step): ProblemCode {
  const wayOut = error instanceof client.ClientError && !error.code ? error.cause : error
  if (wayOut instanceof NoWayOut) return 'PROVIDER_SETTINGS'
  if (error instanceof client.AuthorizationResponseError) return 'PROVIDER_REFUSED'
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant' ? 'PROVIDER_ANSWER' : 'PROVIDER_SETTINGS'
  if (error instanceof client.WWWAuthenticateChallengeError) return 'PROVIDER_SETTINGS'
  if (!(error instanceof client.ClientError) || !error.code || awayCodes.has(error.code)) return 'PROVIDER_AWAY'
  // Nobody has answered anything yet: what does not fit is what the provider says of itself.
  return step === 'finish' ? 'PROVIDER_ANSWER' : 'PROVIDER_SETTINGS'
}

/** It answered nothing, or something that is no answer of a provider. */
const awayCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

/** For the log: the library's words and the provider's, never a token. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return [error.error, error.error_description].filter(Boolean).join(': ').slice(0, 300)
  const { cause } = error
  return [error.message, cause instanceof Error ? cause.message : ''].filter(Boolean).join(': ').slice(0, 300)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Some providers write truth as a word. */
function verifiedIn({ email_verified: said }: Record<string, unknown>): boolean | null {
  if (said === true || said === 'true') return true
  return said === undefined || said === null ? null : false
}

function nameIn(said: Record<string, unknown>): string {
  const whole = textOf(said.name)
  return whole ?? [textOf(said.given_name), textOf(said.family_name)].filter((part) => part !== null).join(' ')
}

/** A claim by its name; `realm_access.roles` also means what stands within another. */
function valueAt(said: Record<string, unknown>, name: string): unknown {
  if (name in said) return said[name]
  let value: unknown = said
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([key]) => key === part)?.[1]
  }
  return value
}

function listAt(said: Record<string, unknown>, name: string): string[] | null {
  const value = valueAt(said, name)
  if (value === undefined || value === null) return null
  return (Array.isArray(value) ? value : [value]).flatMap((each) => textOf(each) ?? [])
}
