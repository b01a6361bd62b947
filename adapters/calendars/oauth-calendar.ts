import * as client from 'openid-client'
import { NoWayOut } from '#adapters/outgoing/egress-allow-list.ts'
import { type CalendarAccess, CalendarFailure, type SignInCalendars } from '#src/scheduling/calendar-service.ts'
import type { Busy } from '#src/scheduling/offer.ts'

export interface OAuthSettings {
  kind: 'google' | 'microsoft'
  clientId: string
  clientSecret: string
  authorizationEndpoint: string
  tokenEndpoint: string
  scopes: string
  /** What the page of the provider is asked beside the usual. */
  parameters: Record<string, string>
}

export interface Asking {
  fetch: typeof fetch
  token: string
  /** As `label` said it. */
  label: string
}

interface Provider {
  /** Whose calendar it is, as people write it: an address. */
  label(asking: Omit<Asking, 'label'>): Promise<string>
  busy(asking: Asking, from: Date, to: Date): Promise<Busy[]>
}

/** Longest span that one question may have; providers refuse months. */
const spanMs = 30 * 86_400_000
/** A token that ends this soon is renewed first. */
const earlyMs = 60_000

/** A provider's calendar: authorization code with PKCE, tokens renewed when they end, and the provider's own question for free/busy. */
export function oauthCalendar(settings: OAuthSettings, provider: Provider, leave: typeof fetch): SignInCalendars {
  const { authorizationEndpoint, tokenEndpoint, clientId, clientSecret } = settings
  const config = new client.Configuration(
    {
      issuer: new URL(authorizationEndpoint).origin,
      authorization_endpoint: authorizationEndpoint,
      token_endpoint: tokenEndpoint,
    },
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
  )
  config[client.customFetch] = (address, options) => leave(address, options as RequestInit)
  config.timeout = 8
  if (tokenEndpoint.startsWith('http:')) client.allowInsecureRequests(config)

  const accessOf = (tokens: client.TokenEndpointResponse, before: CalendarAccess): CalendarAccess => ({
    ...before,
    accessToken: tokens.access_token,
    expiresAt: Date.now() + (tokens.expires_in ?? 300) * 1000,
    ...(tokens.refresh_token ? { refreshToken: tokens.refresh_token } : {}),
  })

  return {
    kind: settings.kind,
    async begin(redirect, state) {
      const remembered = { state, verifier: client.randomPKCECodeVerifier() }
      const address = client.buildAuthorizationUrl(config, {
        ...settings.parameters,
        redirect_uri: redirect,
        scope: settings.scopes,
        ...(state ? { state } : {}),
        code_challenge: await client.calculatePKCECodeChallenge(remembered.verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, remembered }
    },
    finish: (address, { state, verifier }) =>
      inWords(async () => {
        const tokens = await client.authorizationCodeGrant(
          config,
          address,
          { expectedState: state, pkceCodeVerifier: verifier },
          // Some providers want the address without what they added to it.
          { redirect_uri: `${address.origin}${address.pathname}` },
        )
        // Without one the calendar would be away in an hour.
        if (!tokens.refresh_token) throw new CalendarFailure('refused')
        const label = await provider.label({ fetch: leave, token: tokens.access_token })
        return { label, access: accessOf(tokens, { label }) }
      }),
    busy: (access, from, to) =>
      inWords(async () => {
        let renewed: CalendarAccess | undefined
        if (Number(access.expiresAt) - earlyMs < Date.now())
          renewed = accessOf(await client.refreshTokenGrant(config, String(access.refreshToken)), access)
        const asking = { fetch: leave, token: String((renewed ?? access).accessToken), label: String(access.label) }
        const busy: Busy[] = []
        for (let start = from.getTime(); start < to.getTime(); start += spanMs)
          busy.push(...(await provider.busy(asking, new Date(start), new Date(Math.min(start + spanMs, to.getTime())))))
        return { busy, ...(renewed ? { renewed } : {}) }
      }),
  }
}

/** The answer of a provider as JSON; rejects with what it came to. */
export async function answerOf(response: Response): Promise<Record<string, unknown>> {
  if (response.status === 401 || response.status === 403) throw new CalendarFailure('refused')
  if (!response.ok) throw new CalendarFailure('away')
  return (await response.json()) as Record<string, unknown>
}

async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CalendarFailure) throw error
    const cause = { cause: error }
    if (error instanceof NoWayOut || (error instanceof Error && error.cause instanceof NoWayOut))
      throw new CalendarFailure('not-allowed', cause)
    // Somebody took the permission back, or said no.
    if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError)
      throw new CalendarFailure('refused', cause)
    throw new CalendarFailure('away', cause)
  }
}
