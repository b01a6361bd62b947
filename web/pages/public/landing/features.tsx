import type { ComponentType } from 'react'
import {
  ChartIcon,
  ClockIcon,
  FileIcon,
  FlowIcon,
  ListIcon,
  QuizIcon,
  ScaleIcon,
  TemplateIcon,
  VideoIcon,
} from '../../../components/icons.tsx'
import { useSite } from '../../../site-content.ts'

interface Feature {
  title: string
  /** What it is called where a language model is at work. */
  withModel?: string
  text: string
  Picture: ComponentType
}

const features: Feature[] = [
  {
    title: 'Candidate matching',
    withModel: 'AI-powered candidate matching',
    text: 'Candidates are ranked against the job description itself, not against keywords somebody guessed.',
    Picture: ListIcon,
  },
  {
    title: 'Resume parsing',
    text: 'One resume or a whole folder: names, roles, skills and degrees are read, even from two-column layouts.',
    Picture: FileIcon,
  },
  {
    title: 'Job descriptions',
    text: 'Upload one, or start from a template. Saved ones are a click away the next time you hire for the role.',
    Picture: TemplateIcon,
  },
  {
    title: 'Scores you can question',
    text: 'Each requirement is scored on its own, with the quote that earned it and a list of what was not found.',
    Picture: ScaleIcon,
  },
  {
    title: 'Candidate management',
    text: 'Filter, compare and follow people through a workflow you define.',
    Picture: FlowIcon,
  },
  {
    title: 'Skill assessment',
    text: 'Send a test by email: multiple choice and spoken answers, with the result next to the match.',
    Picture: QuizIcon,
  },
  {
    title: 'Historical tracking',
    text: 'Somebody who was second last spring may be first today. Past candidates stay in view.',
    Picture: ClockIcon,
  },
  {
    title: 'Analytics and reporting',
    text: 'See how your candidates score and where they stand, role by role.',
    Picture: ChartIcon,
  },
  {
    title: 'Automated video interviews',
    withModel: 'Automated AI video interviews',
    text: 'Candidates answer in their own time; you watch, read along and decide.',
    Picture: VideoIcon,
  },
]

export const LandingFeatures = () => {
  const { hasModel } = useSite()
  return (
    <section className="section" id="features">
      <div className="section-heading">
        <h2>Everything between the job ad and the offer</h2>
        <p className="mt-3 muted large">
          Reading resumes is the slow part of hiring. Let it take seconds, and keep the judgment for yourself.
        </p>
      </div>
      <ul className="feature-grid grid">
        {features.map(({ title, withModel, text, Picture }) => (
          <li key={title} className="feature stack gap-2">
            <Picture />
            <h3>{(hasModel && withModel) || title}</h3>
            <p className="muted large">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
