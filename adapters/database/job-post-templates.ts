import { and, asc, eq } from 'drizzle-orm'
import type { JobPostTemplate, JobPostTemplates } from '#src/jobportal/posts-ports.ts'
import type { Database } from './open.ts'
import { jobPostTemplates } from './schema.ts'

export const databaseJobPostTemplates = ({ query, transaction }: Database): JobPostTemplates => ({
  ofCompany: async (companyId) =>
    (await query()
      .select()
      .from(jobPostTemplates)
      .where(eq(jobPostTemplates.companyId, companyId))
      .orderBy(asc(jobPostTemplates.name), jobPostTemplates.id)
      .all()) as JobPostTemplate[],
  add: (template) =>
    transaction(async () => {
      await query().insert(jobPostTemplates).values(template).run()
    }),
  remove: (companyId, id) =>
    transaction(async () => {
      const own = and(eq(jobPostTemplates.companyId, companyId), eq(jobPostTemplates.id, id))
      return (await query().delete(jobPostTemplates).where(own).returning({ id: jobPostTemplates.id }).all()).length > 0
    }),
})
