/** The smallest server on the same library: what starting and staying idle cost at least. */
import { Elysia } from 'elysia'

new Elysia().get('/login', () => 'Login').listen({ hostname: '127.0.0.1', port: Number(process.env.PORT) })
