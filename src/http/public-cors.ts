import { cors } from '@elysiajs/cors'
import { Elysia } from 'elysia'
import { errors } from './errors.ts'
import type { Log } from './log.ts'

/**
 * Lets pages of every site read, without cookies. The policy works on all requests of the server it is used in, so it belongs
 * into a server of its own that a route of the real one asks: `new Elysia().use(publicCors(log)).get(…)`.
 */
export const publicCors = (log: Log) =>
  new Elysia({ name: 'any-origin' }).use(errors(log)).use(
    cors({
      origin: () => true,
      methods: ['GET'],
      credentials: false,
      allowedHeaders: ['accept'],
      exposeHeaders: ['x-total-count', 'link'],
      maxAge: 600,
    }),
  )
