/** Jobs that a company that does not exist posts in the portal. `closesIn` counts days from today. */
export interface PortalJob {
  title: string
  location: string
  experience?: string
  jobType?: string
  department?: string
  salaryRange?: string
  skillsRequired: string
  descriptionText: string
  country?: string
  isRemote?: boolean
  closesIn?: number
  questions?: { question: string; required: boolean }[]
}

export const shopBackend: PortalJob = {
  title: 'Backend Developer',
  location: 'Ghent',
  country: 'BE',
  experience: '3+ years',
  department: 'Online shop',
  salaryRange: '52,000 to 66,000 EUR a year',
  skillsRequired: 'Python, Django, PostgreSQL, Docker, REST API',
  closesIn: 18,
  descriptionText: `Alder & Finch builds bicycles to order. Whoever orders one follows it from the first weld to their door, and you build what makes that possible.

What you will do
- Run the services behind our shop and the workshop's screens
- Turn a nightly export into events that arrive when they happen
- Share the pager with three colleagues, one week in four

What we look for
- Must have: Python, Django and PostgreSQL
- Must have: at least 3 years of experience as a backend developer
- Docker and REST APIs in daily work
- Nice to have: Apache Kafka, Terraform

You need not meet every line. Tell us what helps you in an interview, and we will arrange it.`,
  questions: [
    { question: 'When could you begin?', required: true },
    { question: 'What was the last thing you repaired?', required: false },
  ],
}

export const salesAnalyst: PortalJob = {
  title: 'Data Analyst',
  location: 'Ghent',
  country: 'BE',
  experience: '2+ years',
  department: 'Sales',
  salaryRange: '44,000 to 54,000 EUR a year',
  skillsRequired: 'SQL, Microsoft Excel, Power BI, Statistics',
  closesIn: 32,
  descriptionText: `We know how many bicycles we sold. You will find out why, and what to build next spring.

What we look for
- Must have: SQL and Power BI
- At least 2 years of experience in data analysis
- Statistics beyond averages
- Nice to have: Python`,
  questions: [{ question: 'Which figure would you ask us for first?', required: true }],
}

export const nightPlatform: PortalJob = {
  title: 'DevOps Engineer',
  location: 'Remote',
  isRemote: true,
  jobType: 'Part-Time',
  department: 'Online shop',
  skillsRequired: 'Linux, Docker, Kubernetes, Terraform',
  descriptionText: `Twenty hours a week, from wherever you are awake. You keep the platform under our shop patched, measured and dull.

What we look for
- Linux, Docker and Kubernetes
- Infrastructure as code with Terraform
- A calm hand and clear notes`,
}

export const fittingProduct: PortalJob = {
  title: 'Product Manager',
  location: 'Rotterdam',
  country: 'NL',
  experience: '5+ years',
  department: 'Fitting studio',
  skillsRequired: 'Product Management, Roadmapping, User Research',
  descriptionText: `Our fitting studio measures people, not bicycles. You decide with riders and mechanics what it does next.

What we look for
- At least 5 years of experience in product management
- User research that you do yourself
- Roadmaps that change when you learn something`,
}

export const springIntern: PortalJob = {
  title: 'Business Analyst',
  location: 'Ghent',
  country: 'BE',
  jobType: 'Internship',
  department: 'Purchasing',
  skillsRequired: 'Microsoft Excel, Business Analysis',
  closesIn: -2,
  descriptionText: `Six months in purchasing: why do brakes arrive late, and what would it take?

What we look for
- Microsoft Excel, and the patience to check figures twice
- Talking to suppliers in English and one other language`,
}
