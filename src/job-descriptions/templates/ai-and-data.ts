import type { Template } from './template.ts'

export const aiAndData: Template[] = [
  {
    title: 'AI Engineer',
    about:
      'You turn language models into features that people can rely on. Together with product and backend colleagues you decide where a model helps, build what surrounds it, and prove with measurements that it works before anybody depends on it.',
    duties: [
      'Design and build features on top of large language models, from first prototype to production',
      'Build retrieval over our own documents, and keep its sources current and access-controlled',
      'Write evaluations that show quality, cost and response time of every change',
      'Guard against prompt injection, leaking data and made-up answers',
      'Run what you build: logging, alerts, budgets and a plan for when a provider is away',
      'Explain to colleagues what a model can and cannot do',
    ],
    mustHave: [
      'At least 3 years of professional experience in software engineering, one of them with language models',
      "Bachelor's degree in Computer Science or a related field, or equivalent experience",
      'Strong Python',
      'Experience with PyTorch or TensorFlow',
      'Practice in natural language processing and prompt engineering',
      'Experience with retrieval-augmented generation and vector databases',
      'Building and versioning REST APIs',
      'Docker and Git in daily work',
    ],
    niceToHave: [
      'Fine-tuning of open models with Hugging Face Transformers',
      'LangChain or LlamaIndex',
      'Kubernetes and a public cloud such as AWS or Azure',
      'MLflow or another tool for tracking experiments',
    ],
  },
  {
    title: 'Machine Learning Engineer',
    about:
      'You bring models out of notebooks and keep them useful once they are running. You share the work with data scientists, who explore, and with the platform team, who operate; the bridge between them is yours.',
    duties: [
      'Turn prototypes into tested, reproducible training and prediction pipelines',
      'Choose features and models together with data scientists, and say when a simple model does',
      'Serve predictions within the agreed response time and cost',
      'Watch models in production for drift and for unfair results, and retrain them with care',
      'Keep data, code and models versioned so that every result can be explained later',
      'Review the code of colleagues and share what you learn',
    ],
    mustHave: [
      'At least 3 years of experience in machine learning, with models of yours in production',
      "Bachelor's degree in Computer Science, Mathematics or a related field, or equivalent experience",
      'Strong Python with NumPy and pandas',
      'scikit-learn, and PyTorch or TensorFlow',
      'Solid grounding in statistics and in evaluating models',
      'SQL and experience with large data sets',
      'Docker and Git',
    ],
    niceToHave: [
      'Experience with Apache Spark or Airflow',
      'MLflow, Kubeflow or another MLOps tool',
      'Kubernetes on AWS, Azure or Google Cloud',
      'Computer vision or natural language processing',
    ],
  },
  {
    title: 'Data Scientist',
    about:
      'You answer questions that matter with data and say how sure the answer is. Your work decides what the company tries next, so clear words count as much as good models.',
    duties: [
      'Turn open questions from the business into hypotheses that data can answer',
      'Explore, clean and join data, and write down what is missing from it',
      'Build statistical and machine learning models and test them honestly',
      'Plan experiments with product teams and read their results',
      'Present findings with their uncertainty to people who are not specialists',
      'Hand over models that should run every day to engineering, documented and reproducible',
    ],
    mustHave: [
      'At least 3 years of experience as a data scientist or in a similar analytical role',
      "Bachelor's degree in Statistics, Mathematics, Computer Science or a related field, or equivalent experience",
      'Python with pandas and scikit-learn',
      'SQL beyond simple queries',
      'Statistics, including hypothesis testing and regression',
      'Machine learning for classification and forecasting',
      'Data visualization that people understand at a glance',
    ],
    niceToHave: [
      'R for statistical work',
      'A/B testing and causal inference',
      'Tableau or Power BI',
      'Apache Spark or another tool for large data sets',
      'Deep learning with PyTorch or TensorFlow',
    ],
  },
  {
    title: 'Data Analyst',
    about:
      'You make sure that decisions rest on numbers that everybody can trust. You own the reports that teams look at every morning and dig deeper when something does not add up.',
    duties: [
      'Define key figures with the teams that use them, and write the definitions down',
      'Build and maintain dashboards and regular reports',
      'Answer questions with analyses that state their source and their limits',
      'Find and fix mistakes in data together with those who enter it',
      'Automate what is still copied by hand',
      'Show colleagues how to help themselves to data',
    ],
    mustHave: [
      'At least 2 years of experience in data analysis or reporting',
      "Bachelor's degree in Statistics, Economics, Business or a related field, or equivalent experience",
      'Confident SQL, including joins and window functions',
      'Microsoft Excel with pivot tables',
      'Tableau or Power BI',
      'Data cleaning and data visualization',
      'Sound basics of statistics',
    ],
    niceToHave: [
      'Python with pandas, or R',
      'Experience with a data warehouse such as Snowflake or BigQuery',
      'dbt or another ETL tool',
      'A/B testing',
    ],
  },
]
