import type { SampleJob } from './sample.ts'

export const backendEngineer: SampleJob = {
  filename: 'backend-engineer.pdf',
  title: 'Backend Engineer',
  company: 'Harbourline Logistics',
  intro:
    'Harbourline moves parcels for small shops. Our order platform takes two million orders a month, and you will help it take four.',
  duties: [
    'Design, build and run the services behind our order and tracking pages',
    'Make slow queries fast and fragile jobs dependable',
    'Review code, share what you learn, and take part in the on-call rota',
  ],
  requirements: [
    '4+ years of professional experience as a backend engineer',
    'Strong Python, with Django or FastAPI',
    'Good knowledge of PostgreSQL and of designing REST APIs',
    'Docker and AWS in daily work',
    "Bachelor's degree in Computer Science or a related field, or equivalent experience",
  ],
  niceToHave: ['Kubernetes', 'Apache Kafka', 'Terraform'],
  benefits: 'We offer 30 days of leave, a learning budget and a bicycle. We welcome everyone, whatever their background.',
}

export const marketingManager: SampleJob = {
  filename: 'marketing-manager.pdf',
  title: 'Marketing Manager',
  company: 'Fernhill Teas',
  intro: 'Fernhill sells teas from forty small gardens to tea drinkers in nine countries. You will lead how they hear of us.',
  duties: [
    'Plan and run campaigns across search, e-mail and social media',
    'Lead a team of three and a budget of 400,000 a year',
    'Tell us every month what worked, in figures',
  ],
  requirements: [
    '5+ years of experience in marketing, at least two of them leading people',
    'SEO, content marketing and email marketing',
    'Google Analytics',
    'Budget management',
    "Bachelor's degree in Marketing, Communications or Business",
  ],
  niceToHave: ['HubSpot', 'Google Ads', 'Experience in e-commerce'],
  benefits: 'We offer flexible hours, a pension and all the tea you can drink.',
}
