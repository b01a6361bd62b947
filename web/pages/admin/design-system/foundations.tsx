import { Specimen } from './specimen.tsx'

const scales = ['gray', 'accent', 'blue', 'green', 'amber', 'red']
const steps = [1, 3, 5, 7, 9, 11, 12]
const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const sizes = [1, 2, 3, 4, 5, 6, 7, 8]
const radii = [1, 2, 3, 4, 5]
const shadows = [2, 3, 4, 5]

/** The values that everything else is made of. */
export const Foundations = () => (
  <>
    <Specimen
      name="color"
      title="Color"
      use="Gray for what is there, teal for what can be done, the others for what they mean. Red is danger."
    >
      {scales.map((scale) => (
        <div key={scale} className="row gap-1">
          <span className="small muted" style={{ width: '4rem' }}>
            {scale}
          </span>
          {steps.map((step) => (
            <span
              key={step}
              className="rounded-2"
              style={{ width: '2.5rem', height: '2rem', background: `var(--${scale}-${step})` }}
              title={`--${scale}-${step}`}
            />
          ))}
        </div>
      ))}
    </Specimen>
    <Specimen name="space" title="Space" use="Every gap and padding is one of these steps.">
      {spaces.map((step) => (
        <div key={step} className="row gap-2">
          <span className="small muted numeric" style={{ width: '4rem' }}>
            {step}
          </span>
          <span className="surface-accent" style={{ height: '0.75rem', width: `var(--space-${step})` }} />
        </div>
      ))}
    </Specimen>
    <Specimen name="type" title="Type" use="Inter, hosted here. Two is the text of pages, one is for what stands beside it.">
      {sizes.map((step) => (
        <p key={step} style={{ fontSize: `var(--font-size-${step})`, lineHeight: 1.3 }}>
          {step} · Evidence, not opinion
        </p>
      ))}
      <p>
        <span className="medium">Medium</span> · <span className="strong">strong</span> · <span className="muted">muted</span> ·{' '}
        <span className="numeric">0123456789</span>
      </p>
    </Specimen>
    <Specimen name="radius" title="Radius" use="Two for small controls, three for fields and buttons, four for panels.">
      <div className="row">
        {radii.map((step) => (
          <span
            key={step}
            className="grid place-center outlined surface"
            style={{ ...shape, borderRadius: `var(--radius-${step})` }}
          >
            {step}
          </span>
        ))}
      </div>
    </Specimen>
    <Specimen name="elevation" title="Elevation" use="Only what lies over the page has a shadow: menus, toasts, dialogs.">
      <div className="row gap-5">
        {shadows.map((step) => (
          <span
            key={step}
            className="grid place-center outlined surface rounded-4"
            style={{ ...shape, boxShadow: `var(--shadow-${step})` }}
          >
            {step}
          </span>
        ))}
      </div>
    </Specimen>
    <Specimen
      name="motion"
      title="Motion"
      use="120 ms for a change of state, 200 ms for a bar; nothing moves for those who ask for less motion."
    >
      <p className="muted">Arrows turn, bars fill, toasts arrive. Nothing waits for a movement to end.</p>
    </Specimen>
  </>
)

const shape = { width: '3.5rem', height: '3.5rem' }
