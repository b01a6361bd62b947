import { asHeading } from './points.ts'

interface UncountedComponentsProps {
  components: { name: string; summary: string }[]
  className: string
}

/** What neither document answers; nothing when both answer all. */
export const UncountedComponents = ({ components, className }: UncountedComponentsProps) =>
  components.length > 0 && (
    <div className={className}>
      <h3 className="mb-1">Not counted, because the documents leave it open</h3>
      <ul className="dots">
        {components.map(({ name, summary }) => (
          <li key={name}>
            {asHeading(name)}: {summary}
          </li>
        ))}
      </ul>
    </div>
  )
