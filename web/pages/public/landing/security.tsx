const security = [
  {
    title: 'Every page is checked',
    text: 'Each call is checked for the role and the workspace of whoever makes it. What is not allowed is refused.',
  },
  {
    title: 'Files are opened apart',
    text: 'Each resume is read by a process that can see that file and nothing else. Text a person cannot see on the page does not count.',
  },
  {
    title: 'A record of decisions',
    text: 'Every ranking shown, move and rejection goes into a tamper-evident log.',
  },
  {
    title: 'Data that does not stay forever',
    text: 'Resumes are kept as long as you say and then deleted. Candidates see what is kept about them, correct it and have it deleted.',
  },
]

const selfHosting = [
  {
    title: 'One command',
    text: 'It runs on one machine with a database and files on its own disk. Nothing else has to be installed.',
  },
  {
    title: 'No network needed',
    text: 'It contacts no other server unless you set it up to. Pages load their fonts and scripts from here.',
  },
  {
    title: 'With a model or without',
    text: 'Percentages are computed by rules. A language model, if you connect one, points out more quotes and never sets a number.',
  },
  {
    title: 'Backups that are tried',
    text: 'Backups can be encrypted to your key. Each week the newest one is restored as a test, and its scores are computed again.',
  },
]

/** What anybody can check on a server of their own. */
export const LandingSecurity = () => (
  <>
    <Points id="security" title="Security" points={security} />
    <div className="section-tinted">
      <Points id="self-hosting" title="Running it yourself" points={selfHosting} />
    </div>
  </>
)

const Points = ({ id, title, points }: { id: string; title: string; points: { title: string; text: string }[] }) => (
  <section className="section" id={id}>
    <div className="section-heading">
      <h2>{title}</h2>
    </div>
    <ul className="bare cards gap-5 landing-points">
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p className="mt-2 muted">{point.text}</p>
        </li>
      ))}
    </ul>
  </section>
)
