import { mostListed, scimNames, scimStart } from './constants.ts'

interface Attribute {
  name: string
  description: string
  type?: 'string' | 'boolean' | 'complex' | 'reference'
  multiValued?: boolean
  required?: boolean
  mutability?: 'readOnly' | 'readWrite' | 'immutable'
  uniqueness?: 'none' | 'server'
  caseExact?: boolean
  subAttributes?: Attribute[]
}

const attribute = ({ type = 'string', subAttributes, ...given }: Attribute): object => ({
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  type,
  ...given,
  ...(subAttributes && { subAttributes: subAttributes.map(attribute) }),
})

const reference: Attribute[] = [
  { name: 'value', description: 'The id', caseExact: true, mutability: 'immutable' },
  { name: 'display', description: 'What it is called', mutability: 'readOnly' },
  { name: '$ref', description: 'Its address', type: 'reference', mutability: 'readOnly' },
  { name: 'type', description: 'What it is', mutability: 'readOnly' },
]

const userAttributes: Attribute[] = [
  {
    name: 'userName',
    description: 'What the directory calls somebody; often their address',
    required: true,
    uniqueness: 'server',
  },
  { name: 'externalId', description: 'The id in the directory', caseExact: true },
  {
    name: 'name',
    description: 'The parts of the name',
    type: 'complex',
    subAttributes: [
      { name: 'formatted', description: 'The whole name', mutability: 'readOnly' },
      { name: 'givenName', description: 'The given name' },
      { name: 'familyName', description: 'The family name' },
    ],
  },
  { name: 'displayName', description: 'The name that colleagues see' },
  {
    name: 'emails',
    description: 'One address: the primary one, else that of the work',
    type: 'complex',
    multiValued: true,
    subAttributes: [
      { name: 'value', description: 'The address' },
      { name: 'type', description: 'work' },
      { name: 'primary', description: 'Whether it is the one that counts', type: 'boolean' },
    ],
  },
  { name: 'active', description: 'Whether somebody may work in the workspace', type: 'boolean' },
  {
    name: 'roles',
    description: 'What somebody may do; it comes from their groups',
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      { name: 'value', description: 'The role', mutability: 'readOnly' },
      { name: 'primary', description: 'True: there is one', type: 'boolean', mutability: 'readOnly' },
    ],
  },
  {
    name: 'groups',
    description: 'The groups somebody is in',
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: reference,
  },
]

const groupAttributes: Attribute[] = [
  { name: 'displayName', description: 'The name of the group; a role is chosen for it', required: true, uniqueness: 'server' },
  { name: 'externalId', description: 'The id in the directory', caseExact: true },
  { name: 'members', description: 'Who is in it', type: 'complex', multiValued: true, subAttributes: reference },
]

const kinds = [
  { id: 'User', name: 'User', endpoint: '/Users', description: 'Somebody who works in the workspace', schema: scimNames.user },
  { id: 'Group', name: 'Group', endpoint: '/Groups', description: 'A group of the directory', schema: scimNames.group },
]

/** What the server is, for directories that ask before they begin. */
export const serverDescription = (publicUrl: string) => ({
  schemas: [scimNames.config as string],
  documentationUri: 'https://www.rfc-editor.org/rfc/rfc7644',
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostListed },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Key',
      description: 'A key of the workspace with the scope directory, sent as a bearer token',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${publicUrl}${scimStart}/ServiceProviderConfig` },
})

export const resourceTypes = (publicUrl: string) =>
  kinds.map((kind) => ({
    schemas: [scimNames.resourceType as string],
    ...kind,
    meta: { resourceType: 'ResourceType', location: `${publicUrl}${scimStart}/ResourceTypes/${kind.id}` },
  }))

export const schemas = (publicUrl: string) =>
  [
    { id: scimNames.user, name: 'User', description: 'Somebody who works in the workspace', attributes: userAttributes },
    { id: scimNames.group, name: 'Group', description: 'A group of the directory', attributes: groupAttributes },
  ].map(({ attributes, ...schema }) => ({
    schemas: [scimNames.schema as string],
    ...schema,
    attributes: attributes.map(attribute),
    meta: { resourceType: 'Schema', location: `${publicUrl}${scimStart}/Schemas/${schema.id}` },
  }))

/** All of a few, on one page. */
export const wholeList = <Resource>(resources: Resource[]) => ({
  schemas: [scimNames.list as string],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
})
