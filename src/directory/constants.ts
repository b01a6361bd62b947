/** Names of schemas and messages, as RFC 7643 and 7644 write them. */
export const scimNames = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const

/** Where the calls of a directory begin. */
export const scimStart = '/scim/v2'
/** Resources on one page of a list. */
export const mostListed = 200
export const usuallyListed = 100
/** People and groups that one workspace keeps. */
export const mostPeople = 5000
export const mostGroups = 1000
/** Groups that a role can be chosen for. */
export const mostGroupRoles = 100
