import { type Static, Type } from '@sinclair/typebox'
import { t } from 'elysia'
import { assistantScopes } from '#src/assistants/constants.ts'
import { calls, Done, file, oneOf, orNull } from '#src/contracts/contract.ts'
import { Failure } from '#src/contracts/failure.ts'

const messages = file('application/json')
const words = (maxLength: number) => t.String({ maxLength })

/** A connected assistant, as the page of connections shows it. Times are ISO. */
export const AssistantRecord = Type.Object({
  _id: Type.String(),
  /** What it calls itself; nobody has checked it. */
  name: Type.String(),
  /** Where its person was sent back to, in words. */
  sentBackTo: Type.String(),
  scopes: Type.Array(oneOf(assistantScopes)),
  /** For whom it works. */
  person: Type.String(),
  connectedAt: Type.String(),
  lastUsedAt: orNull(Type.String()),
})
export type AssistantRecord = Static<typeof AssistantRecord>

/** What an assistant asks for when it sends its person here, with the names that OAuth gives it. */
const asked = {
  client_id: words(100),
  redirect_uri: words(500),
  response_type: words(20),
  code_challenge: words(200),
  code_challenge_method: words(20),
  scope: t.Optional(words(500)),
  state: t.Optional(words(2000)),
  resource: t.Optional(words(500)),
}

export const ConsentRecord = Type.Object({
  name: Type.String(),
  sentBackTo: Type.String(),
  scopes: Type.Array(oneOf(assistantScopes)),
  workspace: Type.String(),
})
export type ConsentRecord = Static<typeof ConsentRecord>

const OAuthFailure = t.Union([t.Object({ error: t.String(), error_description: t.String() }), Failure])
const Resource = t.Object({
  resource: t.String(),
  authorization_servers: t.Array(t.String()),
  scopes_supported: t.Array(t.String()),
  bearer_methods_supported: t.Array(t.String()),
  resource_name: t.String(),
})

/** Assistants: the address they speak to, how they are let in, and which are connected. */
export const assistantsContract = calls({
  'POST /mcp': {
    summary: 'The Model Context Protocol (streamable HTTP), for assistants',
    description:
      'Takes a key or an access token as `Authorization: Bearer …`. One message a request; no sessions are kept. See docs/assistants.md.',
    body: t.Unknown(),
    // Whatever only tells something is taken without an answer.
    answers: { 200: messages, 202: file('text/plain'), 400: file(), 406: file(), 413: file(), 415: file() },
  },
  'GET /mcp': { summary: 'There is no stream to listen to: 405', answers: { 200: messages, 405: file() } },
  'DELETE /mcp': { summary: 'There is no session to end: 405', answers: { 200: messages, 405: file() } },
  'GET /.well-known/oauth-protected-resource': {
    summary: 'Where assistants ask to be let in (RFC 9728)',
    answers: { 200: Resource },
  },
  'GET /.well-known/oauth-protected-resource/mcp': {
    summary: 'The same, at the address that belongs to /mcp',
    answers: { 200: Resource },
  },
  'GET /.well-known/oauth-authorization-server': {
    summary: 'How assistants are let in (RFC 8414)',
    answers: {
      200: t.Object({
        issuer: t.String(),
        authorization_endpoint: t.String(),
        token_endpoint: t.String(),
        registration_endpoint: t.String(),
        revocation_endpoint: t.String(),
        response_types_supported: t.Array(t.String()),
        response_modes_supported: t.Array(t.String()),
        grant_types_supported: t.Array(t.String()),
        code_challenge_methods_supported: t.Array(t.String()),
        token_endpoint_auth_methods_supported: t.Array(t.String()),
        revocation_endpoint_auth_methods_supported: t.Array(t.String()),
        scopes_supported: t.Array(t.String()),
        authorization_response_iss_parameter_supported: t.Boolean(),
        service_documentation: t.String(),
      }),
    },
  },
  'POST /oauth/register': {
    summary: 'An assistant introduces itself (RFC 7591); it can do nothing before somebody agrees',
    body: t.Object(
      { client_name: t.Optional(words(500)), redirect_uris: t.Array(words(500), { maxItems: 50 }) },
      { additionalProperties: true },
    ),
    answers: {
      201: t.Object({
        client_id: t.String(),
        client_id_issued_at: t.Number(),
        client_name: t.String(),
        redirect_uris: t.Array(t.String()),
        grant_types: t.Array(t.String()),
        response_types: t.Array(t.String()),
        token_endpoint_auth_method: t.String(),
      }),
      400: OAuthFailure,
    },
  },
  'POST /oauth/token': {
    summary: 'Tokens for a code, or new ones for a refresh token; as a form',
    body: t.Object(
      {
        grant_type: t.Optional(words(100)),
        code: t.Optional(words(200)),
        redirect_uri: t.Optional(words(500)),
        client_id: t.Optional(words(100)),
        code_verifier: t.Optional(words(200)),
        refresh_token: t.Optional(words(200)),
        resource: t.Optional(words(500)),
      },
      { additionalProperties: true },
    ),
    answers: {
      200: t.Object({
        access_token: t.String(),
        token_type: t.Literal('Bearer'),
        expires_in: t.Number(),
        refresh_token: t.String(),
        scope: t.String(),
      }),
      400: OAuthFailure,
    },
  },
  'POST /oauth/revoke': {
    summary: 'An assistant gives its token back (RFC 7009); its connection ends',
    body: t.Object({ token: words(200) }, { additionalProperties: true }),
    answers: { 200: Done },
  },
  'GET /api/assistant-consent': {
    summary: 'What an assistant asks for: its name, where it sends its person back to, the scopes and the workspace',
    query: t.Object(asked),
    answers: { 200: ConsentRecord },
  },
  'POST /api/assistant-consent': {
    stepUp: (body: { isAllowed: boolean }) => body.isAllowed,
    summary: 'Allow the assistant what was chosen, or refuse it; the answer says where the browser goes now',
    body: t.Object({ asked: t.Object(asked), isAllowed: t.Boolean(), scopes: t.Array(words(40), { maxItems: 20 }) }),
    answers: { 200: t.Object({ location: t.String() }) },
  },
  'GET /api/assistants': {
    summary: 'The address for assistants, own ones that are connected and, for owners, those of everybody in the workspace',
    answers: { 200: t.Object({ address: t.String(), assistants: t.Array(AssistantRecord) }) },
  },
  'DELETE /api/assistants/:id': {
    summary: 'Disconnect an assistant; its tokens open nothing from now on',
    params: t.Object({ id: words(100) }),
    answers: { 200: Done },
  },
})
