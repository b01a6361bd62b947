import type { SessionUser } from '#src/accounts/index.ts'
import { directoryContract } from '#src/contracts/directory/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import { scimType } from '#src/http/scim-failure.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Caller } from '#src/http/visit.ts'
import type { Visit } from '#src/shared/visit.ts'
import { NotInDirectory } from './errors.ts'
import type { DirectoryRoom } from './index.ts'
import type { DirectoryCaller } from './ports.ts'
import { readAttributes, readPatch } from './scim-patch.ts'
import { askableOfGroup, askableOfPerson, listOf, scimGroup, scimUser, shownAs } from './scim-resources.ts'
import { resourceTypes, schemas, serverDescription, wholeList } from './scim-schemas.ts'

interface DirectoryRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit(from: Caller): Visit
}

/** SCIM 2.0, for keys of the scope `directory` alone. */
export function scimRoutes(directory: DirectoryRoom, { guards, visit }: DirectoryRoutesOptions) {
  const { people, groups, publicUrl } = directory
  const callerOf = (user: SessionUser, from: Caller): DirectoryCaller => ({
    ...visit(from),
    workspaceId: user.workspaceId,
    actorId: user.program?.id ?? user.id,
    maker: { id: user.id, fullName: user.fullName },
  })
  const oneOf = <Thing extends { id: string }>(things: Thing[], id: string): Thing => {
    const found = things.find((thing) => thing.id.toLowerCase() === id.toLowerCase())
    if (!found) throw new NotInDirectory('resource')
    return found
  }
  const userOf = async ({ workspaceId }: SessionUser, id: string) => {
    const { person, groups } = await directory.person(workspaceId, id)
    return scimUser(publicUrl, person, groups)
  }
  return routesOf(directoryContract, { name: 'scim', tags: ['Directory'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
      set.headers['content-type'] = scimType
    })
    .use(guards)
    .get('/scim/v2/ServiceProviderConfig', () => serverDescription(publicUrl), { directory: true })
    .get('/scim/v2/ResourceTypes', () => wholeList(resourceTypes(publicUrl)), { directory: true })
    .get('/scim/v2/ResourceTypes/:id', ({ params }) => oneOf(resourceTypes(publicUrl), params.id), { directory: true })
    .get('/scim/v2/Schemas', () => wholeList(schemas(publicUrl)), { directory: true })
    .get('/scim/v2/Schemas/:id', ({ params }) => oneOf(schemas(publicUrl), params.id), { directory: true })
    .get(
      '/scim/v2/Users',
      async ({ user, query }) =>
        listOf(await directory.allPeople(user.workspaceId), query, {
          askable: ({ person, groups }) => askableOfPerson(person, groups),
          shown: ({ person, groups }) => scimUser(publicUrl, person, groups),
        }),
      { directory: true },
    )
    .post(
      '/scim/v2/Users',
      async ({ user, query, body, set, request, server }) => {
        const { id } = await people.create(callerOf(user, { request, server }), body)
        const made = await userOf(user, id)
        set.status = 201
        set.headers.location = made.meta?.location
        return shownAs(made, query)
      },
      { directory: true },
    )
    .get('/scim/v2/Users/:id', async ({ user, params, query }) => shownAs(await userOf(user, params.id), query), {
      directory: true,
    })
    .put(
      '/scim/v2/Users/:id',
      async ({ user, params, query, body, request, server }) => {
        await people.change(callerOf(user, { request, server }), params.id, readAttributes(body), { isWhole: true })
        return shownAs(await userOf(user, params.id), query)
      },
      { directory: true },
    )
    .patch(
      '/scim/v2/Users/:id',
      async ({ user, params, query, body, request, server }) => {
        await people.change(callerOf(user, { request, server }), params.id, readPatch(body), { isWhole: false })
        return shownAs(await userOf(user, params.id), query)
      },
      { directory: true },
    )
    .delete(
      '/scim/v2/Users/:id',
      async ({ user, params, set, request, server }) => {
        await people.remove(callerOf(user, { request, server }), params.id)
        set.status = 204
      },
      { directory: true },
    )
    .get(
      '/scim/v2/Groups',
      async ({ user, query }) =>
        listOf(await directory.allGroups(user.workspaceId), query, {
          askable: askableOfGroup,
          shown: (group) => scimGroup(publicUrl, group),
        }),
      { directory: true },
    )
    .post(
      '/scim/v2/Groups',
      async ({ user, query, body, set, request, server }) => {
        const made = scimGroup(publicUrl, await groups.create(callerOf(user, { request, server }), body))
        set.status = 201
        set.headers.location = made.meta?.location
        return shownAs(made, query)
      },
      { directory: true },
    )
    .get(
      '/scim/v2/Groups/:id',
      async ({ user, params, query }) => shownAs(scimGroup(publicUrl, await directory.group(user.workspaceId, params.id)), query),
      { directory: true },
    )
    .put(
      '/scim/v2/Groups/:id',
      async ({ user, params, query, body, request, server }) => {
        const by = callerOf(user, { request, server })
        const group = await groups.change(by, params.id, readAttributes(body), { isWhole: true })
        return shownAs(scimGroup(publicUrl, group), query)
      },
      { directory: true },
    )
    .patch(
      '/scim/v2/Groups/:id',
      async ({ user, params, query, body, request, server }) => {
        const by = callerOf(user, { request, server })
        const group = await groups.change(by, params.id, readPatch(body), { isWhole: false })
        return shownAs(scimGroup(publicUrl, group), query)
      },
      { directory: true },
    )
    .delete(
      '/scim/v2/Groups/:id',
      async ({ user, params, set, request, server }) => {
        await groups.remove(callerOf(user, { request, server }), params.id)
        set.status = 204
      },
      { directory: true },
    ).plugin
}

/** What the owner sees of the directory, and chooses about it. */
export const directoryRoutes = (directory: DirectoryRoom, { guards, visit }: DirectoryRoutesOptions) =>
  routesOf(directoryContract, { name: 'directory', tags: ['Directory'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get(
      '/api/directory',
      async ({ user }) => {
        const { lastCallAt, ...seen } = await directory.overview(user)
        return { ...seen, lastCallAt: lastCallAt?.toISOString() ?? null }
      },
      { owner: true },
    )
    .put(
      '/api/directory/roles',
      async ({ user, body, request, server }) => {
        await directory.chooseRoles(user, body, visit({ request, server }))
        return { message: 'Roles saved' }
      },
      { owner: true },
    ).plugin
