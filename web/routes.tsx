import type { Api } from './api/client.ts'
import type { PageRoute } from './page-route.ts'

/** Every page address of the product. On the server `api` calls the routes in-process, in the browser it is fetch. */
export const createRoutes = (_api: Api): PageRoute[] => []
