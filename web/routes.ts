import type { Api } from './api/client.ts'
import type { PageRoute } from './page-route.ts'
import { adminPages } from './routes/admin-pages.ts'
import { assessmentPages } from './routes/assessment-pages.ts'
import { jobportalPages } from './routes/jobportal-pages.ts'
import { recruiterPages } from './routes/recruiter-pages.ts'
import { stillPages } from './routes/still-pages.ts'

/** Every page address of the product, as the server knows them. `api` calls the routes in-process. */
export const createRoutes = (api: Api): PageRoute[] =>
  [stillPages, recruiterPages, adminPages, jobportalPages, assessmentPages].flatMap((table) => table(api))
