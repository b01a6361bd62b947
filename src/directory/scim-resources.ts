import type { ScimGroup, ScimUser } from '#src/contracts/directory/index.ts'
import { mostListed, scimNames, scimStart, usuallyListed } from './constants.ts'
import { type Group, nameOf, type Person } from './directory.ts'
import { WrongScim } from './errors.ts'
import { type Askable, fits, plainAttribute, readFilter } from './scim-filter.ts'

export interface ShownAs {
  attributes?: string | undefined
  excludedAttributes?: string | undefined
}

export interface ListQuery extends ShownAs {
  filter?: string | undefined
  startIndex?: string | undefined
  count?: string | undefined
}

type GroupNames = readonly Pick<Group, 'id' | 'displayName'>[]

/** Addresses of resources, as the directory was told where the server is. */
const placeOf = (publicUrl: string, kind: 'Users' | 'Groups', id: string) => `${publicUrl}${scimStart}/${kind}/${id}`

const metaOf = (publicUrl: string, kind: 'User' | 'Group', { id, createdAt, changedAt }: Person | Group) => ({
  resourceType: kind,
  created: createdAt.toISOString(),
  lastModified: changedAt.toISOString(),
  location: placeOf(publicUrl, `${kind}s`, id),
})

export function scimUser(publicUrl: string, person: Person, groups: GroupNames): ScimUser {
  const { id, externalId, userName, givenName, familyName, email, role, isActive } = person
  const name = nameOf(person)
  return {
    schemas: [scimNames.user],
    id,
    ...(externalId === null ? {} : { externalId }),
    userName,
    name: {
      formatted: `${givenName} ${familyName}`.trim() || name,
      ...(givenName && { givenName }),
      ...(familyName && { familyName }),
    },
    displayName: name,
    emails: [{ value: email, type: 'work', primary: true }],
    active: isActive,
    roles: [{ value: role, primary: true }],
    groups: groups.map(({ id: value, displayName: display }) => ({
      value,
      display,
      $ref: placeOf(publicUrl, 'Groups', value),
      type: 'direct',
    })),
    meta: metaOf(publicUrl, 'User', person),
  }
}

export function scimGroup(publicUrl: string, group: Group): ScimGroup {
  const { id, externalId, displayName, members } = group
  return {
    schemas: [scimNames.group],
    id,
    ...(externalId === null ? {} : { externalId }),
    displayName,
    members: members.map((person) => ({
      value: person.id,
      display: nameOf(person),
      $ref: placeOf(publicUrl, 'Users', person.id),
      type: 'User',
    })),
    meta: metaOf(publicUrl, 'Group', group),
  }
}

/** What filters may ask of a person. */
export const askableOfPerson = (person: Person, groups: GroupNames): Record<string, Askable> => {
  const address = { values: [person.email] }
  return {
    id: { values: [person.id], isExact: true },
    externalid: { values: [person.externalId ?? ''], isExact: true },
    username: { values: [person.userName] },
    displayname: { values: [nameOf(person)] },
    'name.givenname': { values: [person.givenName] },
    'name.familyname': { values: [person.familyName] },
    active: { values: [person.isActive] },
    emails: address,
    'emails.value': address,
    'emails.type': { values: ['work'] },
    'emails.primary': { values: [true] },
    groups: { values: groups.map(({ id }) => id), isExact: true },
    'groups.value': { values: groups.map(({ id }) => id), isExact: true },
  }
}

export const askableOfGroup = (group: Group): Record<string, Askable> => {
  const members = { values: group.members.map(({ id }) => id), isExact: true }
  return {
    id: { values: [group.id], isExact: true },
    externalid: { values: [group.externalId ?? ''], isExact: true },
    displayname: { values: [group.displayName] },
    members,
    'members.value': members,
  }
}

/** A page of those that fit the filter. */
export function listOf<Thing, Resource extends { schemas: string[]; id: string }>(
  things: readonly Thing[],
  query: ListQuery,
  { askable, shown }: { askable(thing: Thing): Record<string, Askable>; shown(thing: Thing): Resource },
) {
  const conditions = query.filter?.trim() ? readFilter(query.filter) : []
  const found = things.filter((thing) => fits(conditions, askable(thing)))
  const startIndex = Math.max(1, wholeNumber('startIndex', query.startIndex, 1))
  const count = Math.min(mostListed, Math.max(0, wholeNumber('count', query.count, usuallyListed)))
  const page = found.slice(startIndex - 1, startIndex - 1 + count)
  return {
    schemas: [scimNames.list as string],
    totalResults: found.length,
    startIndex,
    itemsPerPage: page.length,
    Resources: page.map((thing) => shownAs(shown(thing), query)),
  }
}

function wholeNumber(name: string, given: string | undefined, otherwise: number): number {
  if (given === undefined || given === '') return otherwise
  if (!/^-?\d{1,9}$/.test(given)) throw new WrongScim('invalidValue', `${name} is a whole number.`)
  return Number(given)
}

const always = new Set(['schemas', 'id'])

/** A resource with the attributes that were asked for. */
export function shownAs<Resource extends { schemas: string[]; id: string }>(
  resource: Resource,
  { attributes, excludedAttributes }: ShownAs,
): Resource {
  const namesIn = (list: string) => new Set(list.split(',').map((name) => plainAttribute(name).split('.')[0] ?? ''))
  const wanted = attributes?.trim() ? namesIn(attributes) : null
  const left = excludedAttributes?.trim() ? namesIn(excludedAttributes) : null
  if (!wanted && !left) return resource
  const isShown = (name: string) => always.has(name) || (wanted ? wanted.has(name.toLowerCase()) : !left?.has(name.toLowerCase()))
  const shown: Partial<Resource> = {}
  for (const name of Object.keys(resource) as (keyof Resource & string)[]) if (isShown(name)) shown[name] = resource[name]
  return { ...shown, schemas: resource.schemas, id: resource.id } as Resource
}
