import { and, eq, lt } from 'drizzle-orm'
import type { SelfIdentifications } from '#src/fairness/ports.ts'
import type { Database } from './open.ts'
import { applications, selfIdentifications } from './schema.ts'

/** The one place that reads these rows. */
export function databaseSelfIdentifications({ query, transaction }: Database): SelfIdentifications {
  return {
    put: (applicationId, { sex, ethnicity }, saidAt) =>
      transaction(async () => {
        await query().delete(selfIdentifications).where(eq(selfIdentifications.applicationId, applicationId)).run()
        if (sex !== null || ethnicity !== null)
          await query().insert(selfIdentifications).values({ applicationId, sex, ethnicity, saidAt }).run()
      }),
    find: async (applicationId) =>
      (await query()
        .select({ sex: selfIdentifications.sex, ethnicity: selfIdentifications.ethnicity })
        .from(selfIdentifications)
        .where(eq(selfIdentifications.applicationId, applicationId))
        .get()) ?? null,
    outcomes: async (companyId, before) =>
      (
        await query()
          .select({
            jobId: applications.jobId,
            sex: selfIdentifications.sex,
            ethnicity: selfIdentifications.ethnicity,
            status: applications.status,
            percentage: applications.percentage,
          })
          .from(selfIdentifications)
          .innerJoin(applications, eq(applications.id, selfIdentifications.applicationId))
          .where(
            and(
              companyId === null ? undefined : eq(applications.companyId, companyId),
              lt(applications.appliedAt, before),
              lt(selfIdentifications.saidAt, before),
            ),
          )
          .all()
      ).map(({ status, ...one }) => ({ ...one, isSelected: status === 'Shortlisted' })),
  }
}
