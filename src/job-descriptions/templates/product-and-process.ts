import type { Template } from './template.ts'

export const productAndProcess: Template[] = [
  {
    title: 'Product Manager',
    about:
      'You decide with your team what is worth building, and you can say why. You know the people who use the product, the figures that describe it and the trade-offs behind every date.',
    duties: [
      'Talk to customers every week and turn what you hear into problems worth solving',
      'Keep a roadmap that states goals, reasons and what will not be done',
      'Write clear requirements with design and engineering, and cut them into small releases',
      'Decide by evidence: interviews, experiments, product figures',
      'Bring sales, support and management along, also when the answer is no',
      'Follow a release until it has reached its goal or is taken back',
    ],
    mustHave: [
      'At least 4 years of experience in product management of digital products',
      "Bachelor's degree in Business, Computer Science or a related field, or equivalent experience",
      'Product strategy and product roadmaps',
      'Agile methods such as Scrum or Kanban',
      'User research and usability testing',
      'Data analysis with SQL or a product analytics tool such as Google Analytics',
      'Stakeholder management and clear writing',
      'Jira or a similar tool for the backlog',
    ],
    niceToHave: [
      'A/B testing',
      'Experience with software as a service for businesses',
      'Market research and pricing',
      'Prototyping in Figma',
    ],
  },
  {
    title: 'Business Analyst',
    about:
      'You find out what the business needs and describe it so that everybody understands the same. You stand between departments and developers and save both of them detours.',
    duties: [
      'Lead interviews and workshops and write down what was decided',
      'Model processes as they are and as they should be',
      'Write requirements and acceptance criteria that can be tested',
      'Weigh options with their cost, benefit and risk',
      'Prepare and accompany acceptance tests and training',
      'Measure afterwards whether the change did what it promised',
    ],
    mustHave: [
      'At least 3 years of experience in business analysis',
      "Bachelor's degree in Business Administration, Information Systems or a related field, or equivalent experience",
      'Requirements gathering and user stories',
      'Business process modeling with BPMN or UML',
      'SQL for checking data yourself',
      'Microsoft Excel',
      'Stakeholder management and workshop facilitation',
      'Agile methods such as Scrum',
    ],
    niceToHave: [
      'Jira and Confluence',
      'Power BI or Tableau',
      'User acceptance testing',
      'Experience with an ERP or CRM system such as SAP or Salesforce',
    ],
  },
  {
    title: 'UiPath Developer',
    about:
      'You give software robots the work that tires people. You look at a process with those who do it, simplify it first, and automate what is left so that it runs without surprises.',
    duties: [
      'Assess with departments which processes are worth automating, and say when they are not',
      'Design and build robots that recover from errors and leave a readable log',
      'Plan and watch their runs, queues and credentials in the orchestrator',
      'Test with real cases and hand over documentation that others can follow',
      'Keep robots running when the systems they use change',
      'Report hours saved and errors avoided',
    ],
    mustHave: [
      'At least 2 years of experience in robotic process automation',
      "Bachelor's degree in Computer Science, Information Systems or a related field, or equivalent experience",
      'UiPath Studio and UiPath Orchestrator',
      'UiPath REFramework',
      'C# or VB.NET',
      'SQL',
      'REST APIs and working with Microsoft Excel data',
      'Git',
    ],
    niceToHave: [
      'UiPath Document Understanding or another OCR tool',
      'Python or PowerShell',
      'Power Automate or Blue Prism',
      'UiPath developer certification',
      'Process mapping with BPMN',
    ],
  },
]
