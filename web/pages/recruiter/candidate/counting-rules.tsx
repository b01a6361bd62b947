/** How each part of the percentage is counted, as docs/matching.md has it. */
const rules: Record<string, string> = {
  'must-have skills':
    'The share of the required skills that the resume shows. Shown in a dated position counts in full, in a project .95, in a sentence .8, in a list .75, in the headline .3; a skill that includes the one asked for .7 of that.',
  'nice-to-have skills': 'As the must-have skills, for those that are only wished for.',
  title:
    'How alike the work is that the best title held and the title of the job stand for, from 0 to 1. Titles before the newest three count .8, levels more than a step apart cost 7% each.',
  duties:
    'How far the resume tells of the work in the words of the job description, in full in positions and projects, by half elsewhere. Words that few occupations use count most. Of a long resume its share counts.',
  'field of work': 'How alike the occupations are that both texts speak of, from all their words and the newest three titles.',
  experience:
    'Months in related work divided by the months asked for. Each month counts once, in full where the work is nearly the same, and for a twentieth where it is other work.',
  degree: 'In full at the level asked for or above, .3 less for each level below. Field, grade and school never count.',
}

/** The names of scores made before the duties had theirs. */
const ruleOf = (name: string) => rules[name === 'vocabulary' ? 'duties' : name]

/** What stands behind the points of a component, for whoever asks. */
export const CountingRule = ({ name }: { name: string }) => {
  const rule = ruleOf(name)
  return (
    rule && (
      <details className="rule small">
        <summary>How it is counted</summary>
        <p className="muted mt-1">{rule}</p>
      </details>
    )
  )
}
