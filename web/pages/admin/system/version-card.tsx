import type { SystemRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'
import { durationOf } from '../amounts.ts'

export const VersionCard = ({ version, migrations, packages }: Pick<SystemRecord, 'version' | 'migrations' | 'packages'>) => (
  <section className="panel stack" aria-labelledby="version">
    <h2 id="version">Version</h2>
    <dl className="facts stack gap-3">
      <div>
        <dt>Program</dt>
        <dd>
          {version.version}
          {version.commit && (
            <>
              {' '}
              <code title={version.commit}>{version.commit.slice(0, 10)}</code>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Runs on</dt>
        <dd>{version.runtime}</dd>
      </div>
      <div>
        <dt>Up for</dt>
        <dd>{durationOf(Date.parse(version.now) - Date.parse(version.startedAt))}</dd>
      </div>
      <div>
        <dt>Started</dt>
        <dd className="numeric">
          <Moment at={version.startedAt} />
        </dd>
      </div>
      {packages !== null && (
        <div>
          <dt>Made of</dt>
          <dd>
            {packages} packages by others,{' '}
            <a href="/admin/sbom" download="sbom.cdx.json">
              listed in CycloneDX
            </a>
          </dd>
        </div>
      )}
    </dl>
    <details>
      <summary>
        {migrations.filter(({ isApplied }) => isApplied).length} of {migrations.length} migrations are applied
      </summary>
      <ul className="migrations">
        {migrations.map(({ name, isApplied }) => (
          <li className="py-1" key={name}>
            <code>{name}</code> {!isApplied && <StatusBadge tone="error">Missing</StatusBadge>}
          </li>
        ))}
      </ul>
    </details>
  </section>
)
