import { type Static, Type as t } from '@sinclair/typebox'
import { Role } from '#src/contracts/accounts/words.ts'
import { calls, Done, nothing, orNull } from '#src/contracts/contract.ts'
import { mostGroupRoles } from '#src/directory/constants.ts'

const text = t.String()
const optional = t.Optional(text)
const meta = t.Object({ resourceType: text, created: text, lastModified: text, location: text })
/** Schemas are told apart by names, and what a directory asks for by attribute may leave the rest out. */
const named = { schemas: t.Array(text), id: text, externalId: optional, meta: t.Optional(meta) }
const reference = t.Object({ value: text, display: optional, $ref: text, type: optional })

/** Somebody as RFC 7643 describes them. */
export const ScimUser = t.Object({
  ...named,
  userName: optional,
  name: t.Optional(t.Object({ formatted: text, givenName: optional, familyName: optional })),
  displayName: optional,
  emails: t.Optional(t.Array(t.Object({ value: text, type: text, primary: t.Boolean() }))),
  /** Whether they may work here. */
  active: t.Optional(t.Boolean()),
  roles: t.Optional(t.Array(t.Object({ value: Role, primary: t.Boolean() }))),
  groups: t.Optional(t.Array(reference)),
})
export type ScimUser = Static<typeof ScimUser>

export const ScimGroup = t.Object({ ...named, displayName: optional, members: t.Optional(t.Array(reference)) })
export type ScimGroup = Static<typeof ScimGroup>

const listOf = <Resource extends typeof ScimUser | typeof ScimGroup>(resource: Resource) =>
  t.Object({
    schemas: t.Array(text),
    totalResults: t.Integer(),
    startIndex: t.Integer(),
    itemsPerPage: t.Integer(),
    Resources: t.Array(resource),
  })

/** What RFC 7643 says of a server and its schemas; directories read it and take what they know. */
const Described = t.Object({ schemas: t.Array(text) }, { additionalProperties: true })
const DescribedList = t.Object({
  schemas: t.Array(text),
  totalResults: t.Integer(),
  startIndex: t.Integer(),
  itemsPerPage: t.Integer(),
  Resources: t.Array(Described),
})

const id = t.String({ maxLength: 200 })
const idParam = t.Object({ id })
/** In any of the shapes that directories send; read by hand, so that the answer says what is wrong. */
const body = t.Object({}, { additionalProperties: true })
const shown = {
  /** Names with commas between: only these attributes, or all but these. */
  attributes: t.Optional(t.String({ maxLength: 2000 })),
  excludedAttributes: t.Optional(t.String({ maxLength: 2000 })),
}
const listed = t.Object({
  ...shown,
  /** Such as userName eq "ada@example.com"; conditions are joined by and. */
  filter: t.Optional(t.String({ maxLength: 4000 })),
  /** The first is 1. */
  startIndex: t.Optional(t.String({ maxLength: 20 })),
  count: t.Optional(t.String({ maxLength: 20 })),
})
const one = t.Object(shown)

/** SCIM 2.0: what the directory of a customer calls, with a key of the scope `directory`; and what the owner chooses about it. */
export const directoryContract = calls({
  'GET /scim/v2/ServiceProviderConfig': { summary: 'What this server can do of SCIM 2.0', answers: { 200: Described } },
  'GET /scim/v2/ResourceTypes': { summary: 'What a directory can keep here', answers: { 200: DescribedList } },
  'GET /scim/v2/ResourceTypes/:id': { summary: 'One kind of resource', params: idParam, answers: { 200: Described } },
  'GET /scim/v2/Schemas': { summary: 'What is known of users and groups', answers: { 200: DescribedList } },
  'GET /scim/v2/Schemas/:id': { summary: 'One schema', params: idParam, answers: { 200: Described } },
  'GET /scim/v2/Users': { summary: 'People of the workspace', query: listed, answers: { 200: listOf(ScimUser) } },
  'POST /scim/v2/Users': { summary: 'Bring somebody into the workspace', query: one, body, answers: { 201: ScimUser } },
  'GET /scim/v2/Users/:id': { summary: 'One person', params: idParam, query: one, answers: { 200: ScimUser } },
  'PUT /scim/v2/Users/:id': {
    summary: 'Say anew who somebody is',
    params: idParam,
    query: one,
    body,
    answers: { 200: ScimUser },
  },
  'PATCH /scim/v2/Users/:id': {
    summary: 'Change somebody, turn them off or on',
    params: idParam,
    query: one,
    body,
    answers: { 200: ScimUser },
  },
  'DELETE /scim/v2/Users/:id': { summary: 'Remove somebody from the workspace', params: idParam, answers: { 204: nothing } },
  'GET /scim/v2/Groups': { summary: 'Groups of the directory', query: listed, answers: { 200: listOf(ScimGroup) } },
  'POST /scim/v2/Groups': { summary: 'Keep a group', query: one, body, answers: { 201: ScimGroup } },
  'GET /scim/v2/Groups/:id': { summary: 'One group', params: idParam, query: one, answers: { 200: ScimGroup } },
  'PUT /scim/v2/Groups/:id': {
    summary: 'Say anew who is in a group',
    params: idParam,
    query: one,
    body,
    answers: { 200: ScimGroup },
  },
  'PATCH /scim/v2/Groups/:id': {
    summary: 'Change a group or who is in it',
    params: idParam,
    query: one,
    body,
    answers: { 200: ScimGroup },
  },
  'DELETE /scim/v2/Groups/:id': {
    summary: 'Forget a group; its people stay, without the role that it gave',
    params: idParam,
    answers: { 204: nothing },
  },
  'GET /api/directory': {
    summary: 'What the directory of the workspace keeps here, and what its groups may do',
    answers: {
      200: t.Object({
        /** What is entered in the directory. */
        address: text,
        keys: t.Integer(),
        lastCallAt: orNull(text),
        people: t.Integer(),
        /** Of whoever is in no group with a role. */
        otherRole: Role,
        groups: t.Array(
          t.Object({
            name: text,
            /** Null while the directory has sent no group of this name. */
            people: orNull(t.Integer()),
            role: orNull(Role),
          }),
        ),
      }),
    },
  },
  'PUT /api/directory/roles': {
    stepUp: true,
    summary: 'Choose what people of each group may do; it counts at once',
    body: t.Object({
      otherRole: Role,
      groups: t.Array(t.Object({ name: t.String({ maxLength: 200 }), role: Role }), { maxItems: mostGroupRoles }),
    }),
    answers: { 200: Done },
  },
})
