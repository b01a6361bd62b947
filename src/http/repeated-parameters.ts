import { Elysia } from 'elysia'

export { repeated, repeatedMark } from '#src/contracts/parameters.ts'

/** Gives back the values as they stand in the address: Elysia cuts one that begins with a bracket. */
export const repeatedParameters = () =>
  new Elysia({ name: 'repeated-parameters' }).onTransform({ as: 'global' }, ({ query, request }) => {
    for (const [name, value] of Object.entries(query))
      if (Array.isArray(value)) Object.assign(query, { [name]: new URL(request.url).searchParams.getAll(name) })
  })
