import { createHash } from 'node:crypto'
import type { SessionUser } from '#src/accounts/index.ts'
import type { OpenedKey } from '#src/connections/index.ts'
import { createMinuteCount } from '#src/shared/minute-count.ts'
import { isJobRole } from '#src/shared/roles.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { AssistantClient, AssistantGrant, AuthorizationPorts, ListedGrant } from '../authorization-ports.ts'
import {
  type AssistantScope,
  accessMinutes,
  accessPrefix,
  assistantScopes,
  codeMinutes,
  codePrefix,
  connectionDays,
  introductionsPerHour,
  maximumConnections,
  maximumStrangers,
  refreshDays,
  refreshPrefix,
  requestsOfAssistantPerMinute,
  strangerHours,
  tokenRequestsPerMinute,
} from '../constants.ts'
import {
  ConnectionNotFound,
  NoAssistantsForYou,
  RefusedByProtocol,
  TooManyToolCalls,
  UnknownToken,
  WrongConsent,
} from './errors.ts'
import { answeredAt, isGoodRedirect, isKnownRedirect, redirectInWords } from './redirects.ts'

/** What an assistant asks for when it sends its person here, as it stands in the address. */
export interface ConsentRequest {
  client_id: string
  redirect_uri: string
  response_type: string
  code_challenge: string
  code_challenge_method: string
  scope?: string
  state?: string
  resource?: string
}

export interface TokenRequest {
  grant_type?: string
  code?: string
  redirect_uri?: string
  client_id?: string
  code_verifier?: string
  refresh_token?: string
  resource?: string
}

export interface Tokens {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

const minuteMs = 60_000
const usedEveryMs = minuteMs
const dayMs = 24 * 60 * minuteMs

export type Authorization = ReturnType<typeof createAuthorization>

/** Lets assistants in, each for one person in one workspace and for what they chose: OAuth 2.1 with PKCE, codes that work once, short tokens. */
export function createAuthorization(ports: AuthorizationPorts) {
  const { assistantAccess: access, holders, auditLog, transaction, clock, ids, publicUrl } = ports
  const introductions = ports.rateLimits.of('assistants that introduce themselves', {
    limit: introductionsPerHour,
    windowMs: 60 * minuteMs,
  })
  const tokenRequests = ports.rateLimits.of('tokens of assistants', { limit: tokenRequestsPerMinute, windowMs: minuteMs })
  const count = createMinuteCount(clock, requestsOfAssistantPerMinute)
  const resource = `${publicUrl}/mcp`
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * minuteMs)

  /** The address may be written with a slash at its end, or name the server as a whole. */
  const isOurs = (wanted: string | undefined) => wanted === undefined || [resource, publicUrl].includes(wanted.replace(/\/$/, ''))

  async function checked(by: SessionUser, asked: ConsentRequest) {
    if (isJobRole(by.role)) throw new NoAssistantsForYou()
    const client = await access.client(asked.client_id)
    if (!client)
      throw new WrongConsent(
        'This server does not know the assistant that sent you here. Connect it again from its own settings.',
      )
    if (!isKnownRedirect(client.redirectUris, asked.redirect_uri))
      throw new WrongConsent('The assistant wants you sent back to an address that it has not named before. Nothing was allowed.')
    if (asked.response_type !== 'code' || asked.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(asked.code_challenge))
      throw new WrongConsent(
        'The assistant does not ask in the way that this server needs (a code with PKCE, S256). Nothing was allowed.',
      )
    if (!isOurs(asked.resource))
      throw new WrongConsent('The assistant asks for another server than this one. Nothing was allowed.')
    return { client, scopes: scopesIn(asked.scope) }
  }

  /** New tokens of a connection that was made at `begun`: they are shown this once, and kept as hashes. None outlives the connection. */
  function freshTokens(scopes: readonly AssistantScope[], begun: Date) {
    const end = begun.getTime() + connectionDays * dayMs
    const untilEnd = (minutes: number) => new Date(Math.min(inMinutes(minutes).getTime(), end))
    const [accessToken, refreshToken] = [accessPrefix + ids.token(), refreshPrefix + ids.token()]
    const tokens: Tokens = {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: accessMinutes * 60,
      refresh_token: refreshToken,
      scope: scopes.join(' '),
    }
    const kept = {
      accessHash: hashOf(accessToken),
      accessExpiresAt: untilEnd(accessMinutes),
      refreshHash: hashOf(refreshToken),
      refreshExpiresAt: untilEnd(refreshDays * 24 * 60),
    }
    return { tokens, kept }
  }

  async function withCode(given: TokenRequest, requestId: string): Promise<Tokens> {
    const refused = new RefusedByProtocol(
      'invalid_grant',
      'The code does not exist, has expired, was used, or is not for this assistant.',
    )
    const answer = await transaction(async () => {
      const code = given.code ? await access.code(hashOf(given.code)) : null
      if (!code) return null
      if (code.grantId) {
        // Somebody else has the code too: what was made with it ends.
        await end(code.grantId, null, requestId)
        return null
      }
      const fits =
        code.expiresAt > clock.now() &&
        code.clientId === given.client_id &&
        code.redirectUri === given.redirect_uri &&
        code.challenge === challengeOf(given.code_verifier ?? '')
      if (!fits || !isOurs(given.resource)) return null
      const { tokens, kept } = freshTokens(code.scopes, clock.now())
      const { clientId, workspaceId, userId, scopes } = code
      const grant: AssistantGrant = {
        id: ids.id(),
        clientId,
        workspaceId,
        userId,
        scopes,
        ...kept,
        createdAt: clock.now(),
        lastUsedAt: null,
      }
      const own = await access.list(workspaceId, userId, false)
      // The same assistant connected anew stands in place of the old connection.
      for (const each of own) if (each.clientId === clientId) await access.remove(each.id)
      await access.addGrant(grant)
      await access.spendCode(code.codeHash, grant.id)
      return tokens
    })
    if (!answer) throw refused
    return answer
  }

  async function withRefresh(given: TokenRequest, requestId: string): Promise<Tokens> {
    const refused = new RefusedByProtocol('invalid_grant', 'The refresh token does not exist, has expired or was used.')
    const answer = await transaction(async () => {
      const hash = hashOf(given.refresh_token ?? '')
      const stolen = await access.withUsedRefresh(hash)
      if (stolen) {
        await end(stolen.id, null, requestId)
        return null
      }
      const grant = await access.withRefresh(hash)
      const fits = grant && grant.refreshExpiresAt > clock.now() && (!given.client_id || grant.clientId === given.client_id)
      if (!grant || !fits || !(await holderOf(grant))) return null
      const { tokens, kept } = freshTokens(grant.scopes, grant.createdAt)
      await access.rotate(grant, kept, clock.now())
      return tokens
    })
    if (!answer) throw refused
    return answer
  }

  /** Whoever the assistant works for, as long as they may; null otherwise. */
  async function holderOf({ workspaceId, userId }: AssistantGrant) {
    const [account, role] = await Promise.all([holders.account(userId), holders.role(workspaceId, userId)])
    return account && role && !isJobRole(role) ? { ...account, role } : null
  }

  async function end(grantId: string, by: Pick<SessionUser, 'id'> | null, requestId: string) {
    const grant = await access.find(grantId)
    if (!grant) return
    await access.remove(grantId)
    await note('disconnect-assistant', grant, by?.id ?? null, requestId)
  }

  function note(
    action: 'connect-assistant' | 'disconnect-assistant',
    { clientId, workspaceId, scopes }: Pick<AssistantGrant, 'clientId' | 'workspaceId' | 'scopes'>,
    actorId: string | null,
    requestId: string,
  ) {
    const subject = { kind: 'assistant', id: clientId }
    return auditLog.append({ action, actorId, workspaceId, subject, requestId, details: { scopes: scopes.join(' ') } })
  }

  return {
    /** An assistant introduces itself; anybody may. It can do nothing before somebody agrees. */
    async introduce({ name, redirectUris }: { name: string; redirectUris: string[] }, address: string): Promise<AssistantClient> {
      await countVisit(introductions, { address })
      if (redirectUris.length === 0 || redirectUris.length > 10 || !redirectUris.every(isGoodRedirect))
        throw new RefusedByProtocol(
          'invalid_redirect_uri',
          'Name 1 to 10 addresses under https, or http on the person’s own machine.',
        )
      const now = clock.now()
      const client = { id: ids.id(), name: plainName(name), redirectUris, createdAt: now }
      await transaction(async () => {
        await access.sweep(new Date(now.getTime() - strangerHours * 60 * minuteMs), now)
        await access.addClient(client)
        await access.keepStrangers(maximumStrangers)
      })
      return client
    },

    /** What somebody is asked to agree to. */
    async look(by: SessionUser, asked: ConsentRequest) {
      const { client, scopes } = await checked(by, asked)
      return {
        name: client.name,
        sentBackTo: redirectInWords(asked.redirect_uri),
        scopes,
        workspace: await holders.workspaceName(by.workspaceId),
      }
    },

    /** Resolves to where the browser goes now, with a code in it. `chosen` may be fewer scopes than were asked for, never more. */
    async allow(by: SessionUser, asked: ConsentRequest, chosen: readonly string[], requestId: string): Promise<string> {
      const { client, scopes: offered } = await checked(by, asked)
      const scopes = offered.filter((scope) => chosen.includes(scope))
      if (scopes.length === 0) throw new WrongConsent('Choose what the assistant may do.')
      const secret = codePrefix + ids.token()
      await transaction(async () => {
        const own = await access.list(by.workspaceId, by.id, false)
        if (own.filter(({ clientId }) => clientId !== client.id).length >= maximumConnections)
          throw new WrongConsent(
            `You have ${maximumConnections} assistants connected already. Disconnect one that you do not use.`,
          )
        const { workspaceId, id: userId } = by
        await access.addCode({
          codeHash: hashOf(secret),
          clientId: client.id,
          workspaceId,
          userId,
          scopes,
          redirectUri: asked.redirect_uri,
          challenge: asked.code_challenge,
          expiresAt: inMinutes(codeMinutes),
          grantId: null,
        })
        await note('connect-assistant', { clientId: client.id, workspaceId, scopes }, userId, requestId)
      })
      return answeredAt(asked.redirect_uri, { code: secret, state: asked.state, iss: publicUrl })
    },

    /** Resolves to where the browser goes now, with a refusal in it. */
    async deny(by: SessionUser, asked: ConsentRequest): Promise<string> {
      await checked(by, asked)
      return answeredAt(asked.redirect_uri, { error: 'access_denied', state: asked.state, iss: publicUrl })
    },

    /** Tokens for a code, or new ones for a refresh token. Rejects with `RefusedByProtocol`. */
    async exchange(given: TokenRequest, address: string, requestId: string): Promise<Tokens> {
      await countVisit(tokenRequests, { address })
      if (given.grant_type === 'authorization_code') return withCode(given, requestId)
      if (given.grant_type === 'refresh_token') return withRefresh(given, requestId)
      throw new RefusedByProtocol('unsupported_grant_type', 'This server knows authorization_code and refresh_token.')
    },

    /** Ends the connection of a token; what is no token of ours is passed over. */
    async giveBack(token: string, address: string, requestId: string): Promise<void> {
      await countVisit(tokenRequests, { address })
      await transaction(async () => {
        const grant = (await access.withRefresh(hashOf(token))) ?? (await access.withAccess(hashOf(token)))
        if (grant) await end(grant.id, { id: grant.userId }, requestId)
      })
    },

    /** What an access token opens at this moment. Rejects with `UnknownToken`. */
    async open(token: string): Promise<OpenedKey> {
      const grant = await access.withAccess(hashOf(token))
      const now = clock.now()
      if (!grant || grant.accessExpiresAt <= now) throw new UnknownToken()
      const holder = await holderOf(grant)
      if (!holder) throw new UnknownToken()
      const { isAllowed, ...limit } = count(grant.id)
      if (!isAllowed) throw new TooManyToolCalls(limit.resetSeconds)
      if (!grant.lastUsedAt || now.getTime() - grant.lastUsedAt.getTime() >= usedEveryMs)
        // Nobody waits for this, and reading goes on when the disk is full.
        transaction(() => access.noteUse(grant.id, now)).catch(() => undefined)
      const program = { kind: 'assistant' as const, id: grant.clientId, name: grant.client.name }
      const { id, email, fullName, role } = holder
      const { workspaceId } = grant
      const user = {
        id,
        email,
        fullName,
        role,
        isAdmin: false,
        workspaceId,
        jobs: null,
        sessionId: `assistant ${grant.id}`,
        program,
      }
      return { user, scopes: [...grant.scopes], limit }
    },

    list: (by: SessionUser): Promise<ListedGrant[]> => access.list(by.workspaceId, by.id, by.role === 'owner'),

    /** Owners end every connection in their workspace, everybody else their own. */
    disconnect: (by: SessionUser, id: string, requestId: string): Promise<void> =>
      transaction(async () => {
        const grant = await access.find(id)
        const isTheirs = grant?.workspaceId === by.workspaceId && (grant.userId === by.id || by.role === 'owner')
        if (!isTheirs) throw new ConnectionNotFound()
        await end(id, by, requestId)
      }),
  }
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** Those of ours that are asked for; all of them where nothing is asked for by name. */
function scopesIn(scope: string | undefined): AssistantScope[] {
  const words = (scope ?? '').split(' ').filter(Boolean)
  const known = words.length === 0 ? [...assistantScopes] : assistantScopes.filter((each) => words.includes(each))
  if (known.length === 0) throw new WrongConsent('The assistant asks for nothing that this server could allow it.')
  return known
}

/** What an assistant calls itself, as it can stand in a sentence. */
const plainName = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'An assistant without a name'
