import { beforeAll, describe, expect, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { publishedWeights } from '#src/resume-engine/criteria.ts'
import { anApplication } from './jobportal/applications/test-applications.ts'
import { aVerifiedCompany, jobFields } from './jobportal/test-job-portal.ts'

type Who =
  | 'anyone'
  | 'signed in'
  | 'own account'
  | 'recruiter'
  | 'owner'
  | 'admin'
  | 'company'
  | 'company or admin'
  | 'who has the link'
  | 'a page of ours with a session'

/** Who may call what. A route that is not listed here fails the test: nothing is open by accident. */
const welcome: Record<string, Who> = {
  'GET /health/live': 'anyone',
  'GET /.well-known/security.txt': 'anyone',
  'GET /health/ready': 'anyone',
  'POST /api/browser-failures': 'anyone',
  'POST /register': 'anyone',
  'POST /login': 'anyone',
  'POST /logout': 'anyone',
  'GET /api/verify-email': 'anyone',
  'POST /api/resend-verification': 'anyone',
  'POST /api/forgot-password': 'anyone',
  'POST /api/reset-password': 'anyone',
  'POST /api/setup': 'anyone',
  'GET /api/login/with': 'anyone',
  // What is signed with a passkey says who it is.
  'POST /api/login/passkey/challenge': 'anyone',
  'POST /api/login/passkey': 'anyone',
  'GET /login/with/:provider': 'anyone',
  'GET /login/with/:provider/callback': 'anyone',
  // Whoever brings what the provider has signed.
  'POST /api/login/with/:provider/logout': 'anyone',
  'GET /api/identities': 'own account',
  'POST /api/identities/:provider': 'own account',
  'DELETE /api/identities/:provider': 'own account',
  'GET /user': 'signed in',
  'PUT /user': 'own account',
  'PUT /api/password': 'own account',
  'GET /api/proof': 'own account',
  'POST /api/proof': 'own account',
  'GET /api/sessions': 'own account',
  'DELETE /api/sessions': 'own account',
  'DELETE /api/sessions/:id': 'own account',
  'GET /api/second-factor': 'own account',
  'POST /api/second-factor': 'own account',
  'POST /api/second-factor/confirm': 'own account',
  'POST /api/second-factor/off': 'own account',
  'POST /api/second-factor/recovery-codes': 'own account',
  'GET /api/passkeys': 'own account',
  'POST /api/passkeys/challenge': 'own account',
  'POST /api/passkeys': 'own account',
  'PUT /api/passkeys/:id': 'own account',
  'DELETE /api/passkeys/:id': 'own account',
  'POST /api/passkeys/recovery-codes': 'own account',
  'POST /api/proof/challenge': 'own account',
  'GET /admin/second-factor-policy': 'admin',
  'PUT /admin/second-factor-policy': 'admin',
  'GET /api/invitation': 'anyone',
  'POST /api/invitation/accept': 'anyone',
  'GET /api/team': 'signed in',
  'POST /api/team/invitations': 'owner',
  'POST /api/team/invitations/:id/resend': 'owner',
  'DELETE /api/team/invitations/:id': 'owner',
  'PUT /api/team/members/:id/role': 'owner',
  'POST /api/team/members/:id/transfer': 'owner',
  // Everybody may leave; removing others is for owners.
  'DELETE /api/team/members/:id': 'own account',
  'GET /api/workspaces': 'own account',
  'POST /api/workspaces/:id/switch': 'own account',
  'GET /admin/dashboard': 'admin',
  'GET /admin/users/:id': 'admin',
  'POST /admin/approve-user/:id': 'admin',
  'POST /admin/suspend-user/:id': 'admin',
  'POST /admin/reset-second-factor/:id': 'admin',
  'POST /admin/end-sessions/:id': 'admin',
  'POST /admin/unsuspend-user/:id': 'admin',
  'DELETE /admin/delete-user/:id': 'admin',
  'PUT /admin/update-user/:id': 'admin',
  'PUT /admin/update-subscription/:id': 'admin',
  'GET /admin/users': 'admin',
  'GET /admin/connections': 'admin',
  'GET /admin/connections.csv': 'admin',
  'GET /admin/audit': 'admin',
  'POST /admin/audit/verify': 'admin',
  'GET /admin/audit.csv': 'admin',
  'GET /admin/audit/:number/proof': 'admin',
  'GET /admin/outbox': 'admin',
  'GET /admin/outbox/:id': 'admin',
  'GET /admin/outbox/:id/preview': 'admin',
  'POST /admin/outbox/:id/resend': 'admin',
  'GET /admin/system': 'admin',
  'GET /admin/sbom': 'admin',
  'POST /admin/jobs/:id/retry': 'admin',
  'DELETE /admin/jobs/:id': 'admin',
  'GET /admin/backups': 'admin',
  'POST /admin/backups': 'admin',
  'POST /admin/backups/check': 'admin',
  'GET /admin/backups/:name': 'admin',
  'DELETE /admin/backups/:name': 'admin',
  'GET /admin/job-titles': 'admin',
  'POST /admin/job-titles': 'admin',
  'PUT /admin/job-titles/order': 'admin',
  'PUT /admin/job-titles/:id': 'admin',
  'GET /admin/site-content': 'admin',
  'PUT /admin/site-content': 'admin',
  'POST /jobportal/register': 'anyone',
  'POST /jobportal/login': 'anyone',
  'GET /api/jobportal/verify-email': 'anyone',
  'POST /api/jobportal/verify-email': 'anyone',
  'GET /api/jobportal/registration': 'anyone',
  'DELETE /api/jobportal/registration': 'anyone',
  'POST /api/jobportal/forgot-password': 'anyone',
  'POST /api/jobportal/reset-password': 'anyone',
  'POST /api/jobportal/resend-verification': 'company',
  'POST /jobportal/logout': 'company',
  'GET /jobportal/proof': 'company',
  'POST /jobportal/proof': 'company',
  'POST /api/jobportal/login/passkey/challenge': 'anyone',
  'POST /api/jobportal/login/passkey': 'anyone',
  'POST /jobportal/proof/challenge': 'company',
  'GET /jobportal/passkeys': 'company',
  'POST /jobportal/passkeys/challenge': 'company',
  'POST /jobportal/passkeys': 'company',
  'PUT /jobportal/passkeys/:id': 'company',
  'DELETE /jobportal/passkeys/:id': 'company',
  'GET /jobportal/sessions': 'company',
  'DELETE /jobportal/sessions': 'company',
  'DELETE /jobportal/sessions/:id': 'company',
  'GET /jobportal/profile': 'company',
  'PUT /jobportal/profile': 'company',
  'GET /jobportal/myjobs': 'company',
  'GET /jobportal/titles': 'company',
  'GET /jobportal/skills': 'company',
  'GET /jobportal/titles/like': 'company',
  'GET /jobportal/company-page': 'company',
  'PUT /jobportal/company-page': 'company',
  'GET /jobportal/templates': 'company',
  'POST /jobportal/templates': 'company',
  'DELETE /jobportal/templates/:id': 'company',
  'POST /jobportal/post': 'company',
  'GET /jobportal/jobs/:id': 'company',
  'PUT /jobportal/jobs/:id': 'company',
  'PATCH /jobportal/jobs/:id': 'company',
  'DELETE /jobportal/jobs/:id': 'company',
  'POST /jobportal/generate-public-url/:id': 'company',
  'GET /jobportal/view-jd/:id': 'company or admin',
  'GET /jobportal/applications/:id': 'company',
  'GET /jobportal/applications/:id/export.csv': 'company',
  'GET /jobportal/application/:id': 'company',
  'PATCH /jobportal/applications/:id': 'company',
  'DELETE /jobportal/applications/:id': 'company',
  'POST /jobportal/applications/:id/message': 'company or admin',
  'POST /jobportal/applications/:id/notes': 'company',
  'POST /jobportal/applications/:id/reviewed': 'company',
  'DELETE /jobportal/applications/:id/notes/:note': 'company',
  'GET /jobportal/view-resume/:id': 'company or admin',
  'GET /jobportal/jobs/:id/unanswered': 'company',
  'POST /jobportal/jobs/:id/unanswered': 'company',
  'GET /jobportal/admin/jobs/:id': 'admin',
  'GET /jobportal/admin/applications/:id': 'admin',
  'GET /admin/jobportal-stats': 'admin',
  'GET /public/job/:id': 'anyone',
  'GET /public/view-jd/:id': 'anyone',
  'GET /public/companies/:id': 'anyone',
  'GET /public/companies/:id/logo': 'anyone',
  'GET /api/company-page': 'owner',
  'PUT /api/company-page': 'owner',
  'GET /admin/jobposters': 'admin',
  'GET /admin/jobposters/:id': 'admin',
  'POST /admin/verify-jobposter/:id': 'admin',
  'POST /admin/suspend-jobposter/:id': 'admin',
  'POST /admin/unsuspend-jobposter/:id': 'admin',
  'POST /admin/end-jobposter-sessions/:id': 'admin',
  'GET /public/jobs': 'anyone',
  'GET /public/job-locations': 'anyone',
  'POST /public/apply/:id': 'anyone',
  'POST /public/application-link': 'anyone',
  'GET /api/form-pass': 'anyone',
  'POST /api/form-pass': 'anyone',
  'POST /api/form-pass/open': 'anyone',
  'GET /api/application/:token': 'who has the link',
  'GET /api/application/:token/connections': 'who has the link',
  'PATCH /api/application/:token': 'who has the link',
  'POST /api/application/:token/corrections': 'who has the link',
  'DELETE /api/application/:token/corrections/:correction': 'who has the link',
  'POST /api/application/:token/newer/:newer': 'who has the link',
  'DELETE /api/application/:token/newer/:newer': 'who has the link',
  'POST /api/application/:token/review': 'who has the link',
  'POST /api/application/:token/withdraw': 'who has the link',
  'GET /api/application/:token/data.zip': 'who has the link',
  'DELETE /api/application/:token': 'who has the link',
  'GET /jobportal/retention': 'company',
  'GET /jobportal/retention/preview': 'company',
  'PUT /jobportal/retention': 'company',
  'PUT /jobportal/applications/:id/hold': 'company',
  'DELETE /jobportal/applications/:id/hold': 'company',
  'OPTIONS /public/jobs': 'anyone',
  'GET /public/job-page/:id': 'anyone',
  'GET /jobs.xml': 'anyone',
  'GET /jobs.rss': 'anyone',
  'GET /jobs.js': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /robots.txt': 'anyone',
  'POST /api/submit': 'recruiter',
  'POST /api/import/check': 'recruiter',
  'POST /api/import': 'recruiter',
  'GET /api/imports/latest': 'signed in',
  'GET /api/candidates/export.csv': 'recruiter',
  'POST /api/candidates/export.csv': 'recruiter',
  'GET /api/candidates/export.json': 'recruiter',
  'POST /api/candidates/export.json': 'recruiter',
  'GET /api/candidates/export.hr-open.json': 'recruiter',
  'POST /api/candidates/export.hr-open.json': 'recruiter',
  'GET /api/imports/:id': 'signed in',
  'GET /api/workspace-archives': 'owner',
  'POST /api/workspace-archives': 'owner',
  'GET /api/workspace-archives/:id': 'owner',
  'GET /api/workspace-archives/:id/file': 'owner',
  'POST /api/workspace-archives/check': 'owner',
  'POST /api/workspace-archives/:id/take-in': 'owner',
  'POST /api/imports/:id/undo': 'recruiter',
  'GET /api/submissions/latest': 'signed in',
  'GET /api/candidate-filtering': 'signed in',
  'POST /api/ask': 'signed in',
  'GET /api/candidates/segmented': 'signed in',
  'GET /api/candidates/facets': 'signed in',
  'GET /api/recommendations/candidates': 'signed in',
  'GET /api/candidate-views': 'own account',
  'POST /api/candidate-views': 'own account',
  'PUT /api/candidate-views/:id': 'own account',
  'DELETE /api/candidate-views/:id': 'own account',
  'GET /api/candidates/summary': 'signed in',
  'GET /api/candidates/to-review': 'signed in',
  'GET /api/submissions/limits': 'signed in',
  'GET /api/resumes/:id': 'signed in',
  'GET /api/job-descriptions': 'signed in',
  'GET /api/job-descriptions/:id': 'signed in',
  'GET /api/job-descriptions/:id/content': 'signed in',
  'GET /api/job-description-library': 'signed in',
  'GET /api/job-description-templates': 'signed in',
  'GET /api/job-description-template': 'signed in',
  'POST /api/job-description-reading': 'recruiter',
  'POST /api/job-descriptions': 'recruiter',
  'GET /api/job-descriptions/:id/versions': 'signed in',
  'POST /api/job-descriptions/:id/versions': 'recruiter',
  'PUT /api/job-descriptions/:id/title': 'recruiter',
  'DELETE /api/job-descriptions/:id': 'recruiter',
  'GET /api/candidates/:id': 'signed in',
  'GET /api/candidates/:id/evidence': 'signed in',
  'GET /api/candidates/:id/receipt': 'signed in',
  'POST /api/candidates/:id/verify': 'signed in',
  'GET /api/candidates/:id/facts': 'signed in',
  'POST /api/candidates/:id/corrections': 'recruiter',
  'DELETE /api/candidates/:id/corrections/:correction': 'recruiter',
  'GET /api/job-descriptions/:id/ranking': 'signed in',
  'GET /api/job-descriptions/:id/posting': 'signed in',
  'POST /api/job-descriptions/:id/posting': 'recruiter',
  'PUT /api/job-descriptions/:id/posting': 'recruiter',
  'PATCH /api/job-descriptions/:id/posting': 'recruiter',
  'DELETE /api/job-descriptions/:id/posting': 'recruiter',
  'GET /api/skills': 'signed in',
  'GET /api/titles': 'signed in',
  'GET /api/job-descriptions/:id/archive': 'signed in',
  'GET /api/job-descriptions/:id/criteria': 'signed in',
  'PUT /api/job-descriptions/:id/criteria': 'recruiter',
  'POST /api/job-descriptions/:id/rescore': 'recruiter',
  'GET /api/job-descriptions/:id/stages': 'signed in',
  'PUT /api/job-descriptions/:id/stages': 'recruiter',
  'GET /api/job-descriptions/:id/board': 'signed in',
  'GET /api/candidates/:id/card': 'signed in',
  'GET /api/candidates/:id/workflow': 'signed in',
  'GET /api/candidates/:id/timeline': 'signed in',
  'PUT /api/candidates/:id/stage': 'recruiter',
  'POST /api/candidates/:id/reject': 'recruiter',
  'POST /api/candidates/:id/undo-rejection': 'recruiter',
  'POST /api/candidates/:id/evidence-opened': 'signed in',
  'GET /api/decision-ledger': 'owner',
  'GET /api/decision-ledger/rows': 'owner',
  'GET /api/decision-ledger/rows.csv': 'owner',
  'GET /admin/decision-ledger': 'admin',
  'GET /admin/decision-ledger/rows': 'admin',
  'GET /admin/decision-ledger/rows.csv': 'admin',
  'GET /api/analytics': 'signed in',
  'GET /api/analytics/rows': 'signed in',
  'GET /api/analytics/rows.csv': 'recruiter',
  'GET /api/analytics/sections/:section': 'recruiter',
  'GET /api/waiting-limit': 'signed in',
  'GET /api/candidates/:id/scorecards': 'signed in',
  'PUT /api/candidates/:id/scorecard': 'recruiter',
  'POST /api/candidates/:id/scorecards/read-first': 'recruiter',
  'GET /api/job-descriptions/:id/interview-kit': 'signed in',
  'PUT /api/job-descriptions/:id/interview-kit': 'recruiter',
  'GET /api/first-run': 'signed in',
  'PUT /api/first-run': 'signed in',
  'POST /api/sample-data': 'recruiter',
  'DELETE /api/sample-data': 'recruiter',
  'GET /api/help': 'signed in',
  'GET /api/help/:name': 'signed in',
  'PUT /api/welcome': 'own account',
  'GET /api/answers': 'signed in',
  'GET /api/weekly-report': 'signed in',
  'PUT /api/weekly-report': 'signed in',
  'PUT /api/waiting-limit': 'recruiter',
  'POST /api/candidates/deletion-preview': 'recruiter',
  'POST /api/candidates/delete': 'recruiter',
  'DELETE /api/candidates/:id': 'recruiter',
  'GET /api/candidates/:id/privacy': 'signed in',
  'PUT /api/candidates/:id/hold': 'recruiter',
  'DELETE /api/candidates/:id/hold': 'recruiter',
  'GET /api/privacy-notice': 'signed in',
  'PUT /api/privacy-notice': 'owner',
  'POST /api/candidates/notices': 'recruiter',
  'GET /api/candidates/:id/notice': 'signed in',
  'GET /api/unfiled-mail': 'recruiter',
  'POST /api/unfiled-mail/:id/file': 'recruiter',
  'DELETE /api/unfiled-mail/:id': 'recruiter',
  'GET /api/unfiled-mail/:id/files/:file': 'recruiter',
  'GET /api/candidates/:id/mails/:mail/files/:file': 'recruiter',
  'POST /api/candidates/:id/notice': 'recruiter',
  'POST /api/candidates/:id/notice/reviewed': 'recruiter',
  'GET /notice/:token': 'who has the link',
  'POST /notice/:token/corrections': 'who has the link',
  'POST /notice/:token/corrections/:correction/take-back': 'who has the link',
  'POST /notice/:token/review': 'who has the link',
  'POST /notice/:token/object': 'who has the link',
  'POST /notice/:token/agree': 'who has the link',
  'POST /notice/:token/delete': 'who has the link',
  'POST /notice/:token/renew': 'who has the link',
  'GET /notice/:token/data.zip': 'who has the link',
  'GET /api/candidates/:id/export': 'recruiter',
  'GET /api/retention': 'signed in',
  'GET /api/retention/:kind/preview': 'signed in',
  'PUT /api/retention/:kind': 'owner',
  'POST /api/candidates/bulk': 'recruiter',
  'POST /api/candidates/bulk/standing': 'recruiter',
  'POST /api/candidates/bulk/:id/undo': 'recruiter',
  'GET /api/people/:id': 'signed in',
  'GET /api/candidates/:id/history': 'signed in',
  'GET /api/candidates/versions': 'signed in',
  'GET /api/resumes/:id/changes': 'signed in',
  'GET /api/duplicates': 'signed in',
  'GET /api/duplicates/decisions': 'signed in',
  'POST /api/people/:id/merge': 'recruiter',
  'DELETE /api/people/merges/:id': 'recruiter',
  'POST /api/people/:id/distinct': 'recruiter',
  'DELETE /api/people/distinctions/:id': 'recruiter',
  'POST /api/job-descriptions/:id/archive/:resumeId/rank': 'recruiter',
  'GET /api/candidates/marks': 'signed in',
  'GET /api/fields': 'signed in',
  'POST /api/fields': 'owner',
  'PUT /api/fields/order': 'owner',
  'PUT /api/fields/:id': 'owner',
  'GET /api/fields/:id/impact': 'owner',
  'DELETE /api/fields/:id': 'owner',
  'GET /api/candidates/:id/fields': 'signed in',
  'PUT /api/candidates/:id/fields/:fieldId': 'recruiter',
  'POST /api/candidates/:id/fields/:fieldId/file': 'recruiter',
  'GET /api/candidates/:id/fields/:fieldId/file': 'signed in',
  'GET /api/tags': 'signed in',
  'PUT /api/tags/:id': 'recruiter',
  'DELETE /api/tags/:id': 'recruiter',
  'POST /api/candidates/:id/tags': 'recruiter',
  'DELETE /api/candidates/:id/tags/:tagId': 'recruiter',
  // Whoever brings a key or an access token: src/assistants/assistants.test.ts.
  'GET /.well-known/oauth-protected-resource': 'anyone',
  'GET /.well-known/oauth-protected-resource/mcp': 'anyone',
  'GET /.well-known/oauth-authorization-server': 'anyone',
  'POST /oauth/register': 'anyone',
  // Whoever brings a code or a token: src/assistants/authorization/authorization.test.ts.
  'POST /oauth/token': 'anyone',
  'POST /oauth/revoke': 'anyone',
  'GET /api/assistant-consent': 'own account',
  'POST /api/assistant-consent': 'own account',
  'GET /api/assistants': 'own account',
  'DELETE /api/assistants/:id': 'own account',
  'POST /mcp': 'anyone',
  'GET /mcp': 'anyone',
  'DELETE /mcp': 'anyone',
  'GET /api/candidates/:id/suggestions': 'signed in',
  'POST /api/candidates/:id/suggestions': 'recruiter',
  'POST /api/suggestions/:id/settle': 'recruiter',
  'POST /api/candidates/:id/notes': 'recruiter',
  'PUT /api/notes/:id': 'recruiter',
  'DELETE /api/notes/:id': 'recruiter',
  'GET /api/notes/:id/history': 'signed in',
  'POST /api/candidates/:id/mentions-seen': 'signed in',
  'GET /api/tasks': 'signed in',
  'POST /api/candidates/:id/tasks': 'recruiter',
  'PUT /api/tasks/:id': 'recruiter',
  'DELETE /api/tasks/:id': 'recruiter',
  'POST /api/candidates/:id/message': 'recruiter',
  'POST /api/candidates/:id/message/preview': 'recruiter',
  'POST /api/messages/:id/retry': 'recruiter',
  'GET /api/message-templates': 'signed in',
  'POST /api/message-templates': 'recruiter',
  'PUT /api/message-templates/:id': 'recruiter',
  'DELETE /api/message-templates/:id': 'recruiter',
  'GET /api/candidates/:id/application': 'signed in',
  'GET /api/candidates/:id/application/files/:questionId': 'signed in',
  'GET /api/job-descriptions/:id/posts': 'signed in',
  'GET /api/candidates/:id/interview-offers': 'signed in',
  'POST /api/candidates/:id/interview-offers': 'recruiter',
  'GET /api/interviews': 'signed in',
  'GET /api/interviews/busy': 'signed in',
  'GET /api/interviews/free-times': 'signed in',
  'POST /api/interview-offers/:id/cancel': 'recruiter',
  'GET /api/interview-offers/:id/interview.ics': 'signed in',
  'POST /api/generate-questions': 'recruiter',
  'POST /api/generate-voice-questions': 'recruiter',
  'POST /api/replacement-question': 'recruiter',
  'POST /api/send-test-link': 'recruiter',
  'GET /api/assessments': 'signed in',
  'GET /api/test-results': 'signed in',
  'GET /api/assessments/:id': 'signed in',
  'PUT /api/assessments/:id/rating': 'recruiter',
  'POST /api/assessments/:id/late-answers': 'recruiter',
  'POST /api/assessments/:id/transcribe': 'recruiter',
  'GET /api/assessments/:id/report.pdf': 'recruiter',
  'GET /api/question-statistics': 'signed in',
  'POST /api/question-statistics/:id/retired': 'recruiter',
  'DELETE /api/question-statistics/:id/retired': 'recruiter',
  'POST /api/assessments/:id/resend': 'recruiter',
  'POST /api/assessments/:id/extend': 'recruiter',
  'POST /api/assessments/:id/revoke': 'recruiter',
  'GET /api/assessment-settings': 'signed in',
  'PUT /api/assessment-settings': 'recruiter',
  'GET /schedule/:token': 'who has the link',
  'POST /schedule/:token/choose': 'who has the link',
  'POST /schedule/:token/cancel': 'who has the link',
  'GET /schedule/:token/interview.ics': 'who has the link',
  'GET /api/validate-assessment/:token': 'who has the link',
  'POST /api/assessment-consent/:token': 'who has the link',
  'POST /api/start-assessment-recording': 'who has the link',
  'GET /api/assessment-questions/:token': 'who has the link',
  'PATCH /api/update-answer/:token': 'who has the link',
  'POST /api/submit-score': 'who has the link',
  'POST /api/restart-quiz/:token': 'who has the link',
  'POST /api/complete-assessment': 'who has the link',
  'POST /api/complete-voice-assessment': 'who has the link',
  'POST /api/assessment-events/:token': 'who has the link',
  'GET /api/interview-transcript/:token': 'who has the link',
  'POST /api/submit-voice-answer': 'who has the link',
  'POST /api/recordings/:token/:device/:n': 'who has the link',
  'GET /api/recordings/:token': 'who has the link',
  'POST /upload': 'who has the link',
  'GET /files/:link/:name': 'who has the link',
  'GET /openapi': 'admin',
  'GET /api/calendars': 'own account',
  'POST /api/calendars': 'own account',
  'POST /api/calendars/with/:kind': 'own account',
  'GET /calendars/:kind/callback': 'own account',
  'POST /api/calendars/:id/read': 'own account',
  'DELETE /api/calendars/:id': 'own account',
  'PUT /api/working-hours': 'own account',
  'GET /api/calendar-feed': 'own account',
  'POST /api/calendar-feed': 'own account',
  'DELETE /api/calendar-feed': 'own account',
  'GET /calendar/:token': 'who has the link',
  // Whoever brings a key of the directory: src/directory/directory.test.ts.
  'GET /scim/v2/ServiceProviderConfig': 'who has the link',
  'GET /scim/v2/ResourceTypes': 'who has the link',
  'GET /scim/v2/ResourceTypes/:id': 'who has the link',
  'GET /scim/v2/Schemas': 'who has the link',
  'GET /scim/v2/Schemas/:id': 'who has the link',
  'GET /scim/v2/Users': 'who has the link',
  'POST /scim/v2/Users': 'who has the link',
  'GET /scim/v2/Users/:id': 'who has the link',
  'PUT /scim/v2/Users/:id': 'who has the link',
  'PATCH /scim/v2/Users/:id': 'who has the link',
  'DELETE /scim/v2/Users/:id': 'who has the link',
  'GET /scim/v2/Groups': 'who has the link',
  'POST /scim/v2/Groups': 'who has the link',
  'GET /scim/v2/Groups/:id': 'who has the link',
  'PUT /scim/v2/Groups/:id': 'who has the link',
  'PATCH /scim/v2/Groups/:id': 'who has the link',
  'DELETE /scim/v2/Groups/:id': 'who has the link',
  'GET /api/directory': 'owner',
  'PUT /api/directory/roles': 'owner',
  'GET /api/keys': 'own account',
  'POST /api/keys': 'own account',
  'DELETE /api/keys/:id': 'own account',
  'GET /api/webhooks': 'owner',
  'POST /api/webhooks': 'owner',
  'PUT /api/webhooks/:id': 'owner',
  'DELETE /api/webhooks/:id': 'owner',
  'POST /api/webhooks/:id/secret': 'owner',
  'POST /api/webhooks/:id/test': 'owner',
  'GET /api/webhooks/:id/deliveries': 'owner',
  'POST /api/webhooks/:id/deliveries/:delivery/replay': 'owner',
  'GET /api/job-descriptions/:id/blind-review': 'signed in',
  'PUT /api/job-descriptions/:id/blind-review': 'recruiter',
  'GET /api/candidates/:id/blind-review': 'signed in',
  'POST /api/candidates/:id/reveal': 'recruiter',
  'GET /jobportal/jobs/:id/blind-review': 'company',
  'PUT /jobportal/jobs/:id/blind-review': 'company',
  'GET /jobportal/application/:id/blind-review': 'company',
  'POST /jobportal/applications/:id/reveal': 'company',
  'GET /api/job-descriptions/:id/people': 'signed in',
  'PUT /api/job-descriptions/:id/people': 'recruiter',
  'GET /api/job-descriptions/:id/flip-lab': 'signed in',
  'POST /api/job-descriptions/:id/flip-lab': 'recruiter',
  'GET /api/job-descriptions/:id/rescore-preview': 'signed in',
  'GET /api/application/:token/self-identification': 'who has the link',
  'PUT /api/application/:token/self-identification': 'who has the link',
  'GET /jobportal/impact-ratios': 'company',
  'GET /admin/impact-ratios': 'admin',
  'WS /ws': 'a page of ours with a session',
}

/**
 * What people with a job role may call, kept apart from the table that the server itself goes by: 'both' roles or 'managers' only.
 * Everything else refuses them.
 */
const openToNamed: Record<string, 'both' | 'managers'> = {
  'GET /user': 'both',
  'PUT /user': 'both',
  'PUT /api/welcome': 'both',
  'GET /api/candidates/:id/scorecards': 'both',
  'PUT /api/candidates/:id/scorecard': 'both',
  'GET /api/job-descriptions/:id/interview-kit': 'both',
  'PUT /api/job-descriptions/:id/interview-kit': 'managers',
  'GET /api/help': 'both',
  'GET /api/help/:name': 'both',
  'PUT /api/password': 'both',
  'GET /api/proof': 'both',
  'POST /api/proof': 'both',
  'GET /api/sessions': 'both',
  'DELETE /api/sessions': 'both',
  'DELETE /api/sessions/:id': 'both',
  'GET /api/identities': 'both',
  'POST /api/identities/:provider': 'both',
  'DELETE /api/identities/:provider': 'both',
  'GET /api/second-factor': 'both',
  'POST /api/second-factor': 'both',
  'POST /api/second-factor/confirm': 'both',
  'POST /api/second-factor/off': 'both',
  'POST /api/second-factor/recovery-codes': 'both',
  'GET /api/passkeys': 'both',
  'POST /api/passkeys/challenge': 'both',
  'POST /api/passkeys': 'both',
  'PUT /api/passkeys/:id': 'both',
  'DELETE /api/passkeys/:id': 'both',
  'POST /api/passkeys/recovery-codes': 'both',
  'POST /api/proof/challenge': 'both',
  'GET /api/workspaces': 'both',
  'POST /api/workspaces/:id/switch': 'both',
  'GET /api/calendars': 'both',
  'POST /api/calendars': 'both',
  'POST /api/calendars/with/:kind': 'both',
  'GET /calendars/:kind/callback': 'both',
  'POST /api/calendars/:id/read': 'both',
  'DELETE /api/calendars/:id': 'both',
  'PUT /api/working-hours': 'both',
  'DELETE /api/team/members/:id': 'both',
  'GET /api/job-descriptions': 'both',
  'GET /api/job-description-library': 'both',
  'GET /api/job-descriptions/:id': 'both',
  'GET /api/job-descriptions/:id/content': 'both',
  'GET /api/job-descriptions/:id/board': 'managers',
  'GET /api/job-descriptions/:id/blind-review': 'both',
  'GET /api/candidate-filtering': 'both',
  'GET /api/candidates/facets': 'both',
  'GET /api/candidates/summary': 'both',
  'GET /api/candidates/segmented': 'both',
  'GET /api/candidates/marks': 'managers',
  'GET /api/candidates/:id': 'both',
  'GET /api/candidates/:id/evidence': 'both',
  'GET /api/candidates/:id/facts': 'both',
  'GET /api/candidates/:id/receipt': 'both',
  'POST /api/candidates/:id/verify': 'both',
  'GET /api/candidates/:id/blind-review': 'both',
  'GET /api/resumes/:id': 'both',
  'GET /api/fields': 'both',
  'GET /api/candidates/:id/fields': 'both',
  'GET /api/candidates/:id/card': 'managers',
  'GET /api/candidates/:id/workflow': 'both',
  'GET /api/candidates/:id/timeline': 'managers',
  'GET /api/candidates/:id/application': 'managers',
  'POST /api/candidates/:id/evidence-opened': 'both',
  'PUT /api/candidates/:id/stage': 'managers',
  'POST /api/candidates/:id/reject': 'managers',
  'POST /api/candidates/:id/undo-rejection': 'managers',
  'POST /api/candidates/:id/notes': 'both',
  'PUT /api/notes/:id': 'both',
  'DELETE /api/notes/:id': 'both',
  'GET /api/notes/:id/history': 'both',
  'POST /api/candidates/:id/mentions-seen': 'managers',
  'GET /api/tasks': 'managers',
  'PUT /api/tasks/:id': 'managers',
  'GET /api/interviews': 'both',
  'GET /api/candidates/:id/interview-offers': 'both',
  'GET /api/interview-offers/:id/interview.ics': 'both',
}

const server = testServer()
const routes = server.app.server.routes.map(({ method, path }) => ({ name: `${method} ${path}`, method, path }))

/** Words that stand in everything the owner has, and that nobody else may ever see. */
const canary = 'Xanthippe'
const owned = {
  import: '',
  offer: '',
  person: '',
  tag: '',
  note: '',
  suggestion: '',
  assessment: '',
  task: '',
  template: '',
  message: '',
  resume: '',
  job: '',
  candidate: '',
  user: '',
  company: '',
  post: '',
  postTemplate: '',
  application: '',
  webhook: '',
  key: '',
}
let owner = ''
let stranger = ''
/** In the owner's workspace. */
let viewer = ''
let recruiter = ''
/** With a job role, named on the owner's job, or on none at all. */
const named = { 'hiring-manager': '', interviewer: '' }
const unnamed = { 'hiring-manager': '', interviewer: '' }
let admin = ''
let deleted = ''
let company = ''
let otherCompany = ''
let suspendedCompany = ''

beforeAll(async () => {
  const person = await server.recruiter('owner@example.com')
  owner = person.cookie
  owned.user = person.id
  stranger = (await server.recruiter('stranger@example.com')).cookie
  admin = await server.admin()
  viewer = await server.colleague(owner, 'viewer')
  recruiter = await server.colleague(owner, 'recruiter')
  const gone = await server.recruiter('gone@example.com')
  deleted = gone.cookie
  await server.call('DELETE', `/admin/delete-user/${gone.id}`, { cookie: admin })
  const poster = await aVerifiedCompany(server, 'company@example.com', canary)
  company = poster.token
  owned.company = poster.id
  otherCompany = (await aVerifiedCompany(server, 'other-company@example.com')).token
  const posting = new FormData()
  for (const [name, value] of Object.entries(jobFields({ department: canary }))) posting.append(name, String(value))
  posting.append('jobDescription', new Blob([new Uint8Array(await aJobDescription())]), `${canary}.pdf`)
  owned.post = (await server.call('POST', '/jobportal/post', { token: company, body: posting })).body.jobId
  const kept = { name: canary, fields: { location: canary } }
  owned.postTemplate = (await server.call('POST', '/jobportal/templates', { token: company, body: kept })).body._id
  const post = await server.jobPosts.find(owned.post)
  owned.application = (await anApplication(server, post!, { name: canary })).id
  const locked = await server.company('locked@example.com')
  suspendedCompany = locked.token
  await server.call('POST', `/admin/suspend-jobposter/${locked.id}`, { cookie: admin, body: {} })
  const form = submissionForm({ [`${canary}.pdf`]: await aResume({ name: `${canary} Talvik` }) }, await aJobDescription(), canary)
  const { body } = await server.call('POST', '/api/submit', { cookie: owner, body: form })
  owned.resume = body.results[0].resumeId._id
  owned.job = body.results[0].jobDescriptionId._id
  owned.candidate = body.results[0]._id
  const make = async (path: string, body: unknown): Promise<string> =>
    (await server.call('POST', path, { cookie: owner, body })).body._id
  const people = new FormData()
  people.append('job_description_id', owned.job)
  people.append('file', new Blob([`Name\n${canary}`]), `${canary}.csv`)
  owned.import = (await server.call('POST', '/api/import', { cookie: owner, body: people })).body._id
  owned.person = (await server.call('GET', `/api/candidates/${owned.candidate}/history`, { cookie: owner })).body._id
  owned.tag = await make(`/api/candidates/${owned.candidate}/tags`, { name: canary })
  owned.note = await make(`/api/candidates/${owned.candidate}/notes`, { text: canary })
  owned.suggestion = await make(`/api/candidates/${owned.candidate}/suggestions`, { kind: 'note', text: canary })
  owned.task = await make(`/api/candidates/${owned.candidate}/tasks`, { title: canary, dueOn: null, assigneeId: owned.user })
  owned.message = await make(`/api/candidates/${owned.candidate}/message`, { subject: canary, body: canary })
  const { body: offered } = await server.call('POST', `/api/candidates/${owned.candidate}/interview-offers`, {
    cookie: owner,
    body: { zone: 'UTC', minutes: 45, slots: [{ day: '2026-03-03', time: '10:00' }], place: canary, note: canary },
  })
  owned.offer = offered.offer._id
  const hook = { name: canary, url: `https://${canary}.example.com/`, events: ['job.created'] }
  owned.webhook = (await server.call('POST', '/api/webhooks', { cookie: owner, body: hook })).body.record._id
  const key = { kind: 'workspace', name: canary, scopes: ['reports'] }
  owned.key = (await server.call('POST', '/api/keys', { cookie: owner, body: key })).body.record._id
  const { body: sent } = await server.call('POST', '/api/send-test-link', {
    cookie: owner,
    body: { candidateEmail: `${canary}@example.com`, resumeId: owned.resume, jobDescriptionId: owned.job },
  })
  owned.assessment = sent.sessionId
  const template = { name: canary, purpose: 'general', subject: canary, body: canary }
  owned.template = await make('/api/message-templates', template)
  for (const role of ['hiring-manager', 'interviewer'] as const) {
    unnamed[role] = await server.colleague(owner, role, `unnamed-${role}@example.com`)
    named[role] = await server.colleague(owner, role, `named-${role}@example.com`, [owned.job])
  }
}, 60_000)

/** What an address of the job portal is about, by what it begins with. */
const portalSubjects: [string, keyof typeof owned][] = [
  ['/jobportal/templates/', 'postTemplate'],
  ['/jobportal/jobs/', 'post'],
  ['/jobportal/generate-public-url/', 'post'],
  ['/jobportal/view-jd/', 'post'],
  ['GET /jobportal/applications/', 'post'],
  ['/jobportal/applications/', 'application'],
  ['/jobportal/application/', 'application'],
  ['/jobportal/view-resume/', 'application'],
  ['/jobportal/admin/jobs/', 'company'],
  ['/jobportal/admin/applications/', 'post'],
]

const addressOf = (path: string, method = '') => {
  const ofPortal = portalSubjects.find(([start]) => path.startsWith(start) || `${method} ${path}`.startsWith(start))
  if (ofPortal) return path.replace(':id', owned[ofPortal[1]])
  const subject = (
    [
      'assessments',
      'people',
      'resumes',
      'job-descriptions',
      'jobposter',
      'candidates',
      'imports',
      'interview-offers',
      'message-templates',
      'messages',
      'suggestions/',
      'notes',
      'tags',
      'tasks',
      'webhooks',
      'keys',
    ] as const
  ).find((each) => path.includes(each))
  const id = {
    assessments: owned.assessment,
    'interview-offers': owned.offer,
    imports: owned.import,
    people: owned.person,
    resumes: owned.resume,
    'job-descriptions': owned.job,
    jobposter: owned.company,
    candidates: owned.candidate,
    tags: owned.tag,
    'suggestions/': owned.suggestion,
    notes: owned.note,
    tasks: owned.task,
    webhooks: owned.webhook,
    keys: owned.key,
    messages: owned.message,
    'message-templates': owned.template,
    user: owned.user,
  }
  return path.replace('/help/:name', '/help/roles').replace(':id', id[subject ?? 'user'])
}

const pageForm = new FormData()
pageForm.append('color', '#0f766e')

const validBody: Record<string, unknown> = {
  'PUT /api/passkeys/:id': { name: 'Another name' },
  'PUT /jobportal/passkeys/:id': { name: 'Another name' },
  'POST /jobportal/passkeys': {
    name: 'A name',
    made: { id: '', clientDataJSON: '', attestationObject: '', isDiscoverable: null },
  },
  'POST /jobportal/proof': { password: 'a company of tests' },
  'POST /api/assessments/:id/extend': { days: 7 },
  'PUT /api/assessments/:id/rating': { video: 50 },
  'POST /api/assessments/:id/late-answers': { count: true },
  'POST /api/candidates/:id/interview-offers': {
    zone: 'UTC',
    minutes: 45,
    slots: [{ day: '2026-03-04', time: '10:00' }],
    place: '',
    note: '',
  },
  'POST /api/job-description-reading': { title: 'Mine', sections: [] },
  'POST /api/job-descriptions': { title: 'Mine', sections: [] },
  'POST /api/job-descriptions/:id/versions': { title: 'Mine', sections: [], latest: 1 },
  'PUT /api/job-descriptions/:id/title': { title: 'Mine now' },
  'PUT /api/job-descriptions/:id/criteria': {
    base: 1,
    choice: { weights: publishedWeights(), skills: [], years: null, degree: null },
  },
  'PUT /api/job-descriptions/:id/stages': { revision: 0, stages: [{ name: 'New', kind: 'open' }] },
  'PUT /api/candidates/:id/hold': { reason: 'Mine' },
  'POST /api/unfiled-mail/:id/file': { candidateId: 'theirs' },
  'PUT /api/privacy-notice': { controller: 'Mine', contact: 'Mine', purpose: 'Mine', basis: 'Mine', words: '' },
  'POST /api/candidates/notices': { ids: ['x'] },
  'PUT /jobportal/retention': { days: null },
  'PUT /jobportal/applications/:id/hold': { reason: 'Mine' },
  'PUT /api/candidates/:id/stage': { stageId: 'x', version: 0 },
  'POST /api/candidates/:id/reject': { version: 0, reason: 'withdrew', text: '' },
  'POST /api/candidates/:id/undo-rejection': { version: 0 },
  'POST /api/candidates/:id/corrections': { base: 'x', correction: { field: 'name', value: 'Mine' } },
  'POST /api/candidates/bulk': { ids: ['x'], action: { kind: 'add-tag', name: 'Mine' } },
  'POST /api/candidates/bulk/standing': { ids: ['x'] },
  'POST /api/people/:id/merge': { person: 'x' },
  'POST /api/people/:id/distinct': { person: 'x' },
  'POST /api/webhooks': { name: 'Mine', url: 'https://hooks.example.com/', events: ['job.created'] },
  'PUT /api/webhooks/:id': { name: 'Mine', url: 'https://hooks.example.com/', events: ['job.created'], isOn: true },
  'PUT /api/job-descriptions/:id/blind-review': { on: true },
  'PATCH /api/job-descriptions/:id/posting': { status: 'Closed' },
  'POST /api/candidates/:id/reveal': { reason: 'contact' },
  'PUT /jobportal/jobs/:id/blind-review': { on: true },
  'POST /jobportal/applications/:id/reveal': { reason: 'contact' },
  'PUT /api/job-descriptions/:id/people': { people: [] },
  'POST /api/fields': { name: 'Mine', kind: 'text' },
  'PUT /api/fields/order': { ids: [] },
  'PUT /api/fields/:id': { name: 'Mine', version: 1 },
  'PUT /api/candidates/:id/fields/:fieldId': { value: null, version: 0 },
  'POST /api/candidates/:id/tags': { name: 'Mine' },
  'PUT /api/tags/:id': { name: 'Mine', colour: 'red' },
  'POST /api/candidates/:id/suggestions': { kind: 'note', text: 'Mine' },
  'POST /api/suggestions/:id/settle': { outcome: 'taken' },
  'POST /api/candidates/:id/notes': { text: 'Mine' },
  'PUT /api/candidates/:id/scorecard': { version: 0, recommendation: null, note: '', ratings: [], submit: false },
  'PUT /api/job-descriptions/:id/interview-kit': { version: 0, criteria: null },
  'PUT /api/notes/:id': { text: 'Mine', version: 1 },
  'POST /api/candidates/:id/tasks': { title: 'Mine', dueOn: null, assigneeId: null },
  'PUT /api/tasks/:id': { title: 'Mine', dueOn: null, assigneeId: null, done: true, version: 1 },
  'POST /api/candidates/:id/message': { subject: 'Mine', body: 'Mine' },
  'POST /api/candidates/:id/message/preview': { subject: 'Mine', body: 'Mine' },
  'POST /api/message-templates': { name: 'Mine', purpose: 'general', subject: 'Mine', body: 'Mine' },
  'PUT /api/message-templates/:id': { name: 'Mine', purpose: 'general', subject: 'Mine', body: 'Mine', version: 1 },
  'POST /api/candidate-views': { name: 'Mine', query: '' },
  'PUT /api/candidate-views/:id': { name: 'Mine' },
  'PUT /api/team/members/:id/role': { role: 'viewer' },
  'PUT /api/directory/roles': { otherRole: 'viewer', groups: [] },
  'POST /api/team/invitations': { email: 'somebody@example.com', role: 'owner' },
  'POST /api/ask': { question: 'Who knows Python?' },
  'PUT /jobportal/company-page': pageForm,
  'POST /jobportal/templates': { name: 'Mine', fields: {} },
  'POST /jobportal/post': jobFields(),
  'PUT /jobportal/jobs/:id': jobFields({ department: 'Mine' }),
  'PATCH /jobportal/jobs/:id': { status: 'Closed' },
  'PATCH /jobportal/applications/:id': { status: 'Reviewed' },
  'POST /jobportal/applications/:id/message': { subject: 'Mine', body: 'Mine' },
  'POST /jobportal/applications/:id/notes': { text: 'Mine' },
  'POST /jobportal/jobs/:id/unanswered': { subject: 'Mine', body: 'Mine', applicationIds: [] },
  'PUT /admin/update-user/:id': { fullName: 'Changed' },
  'PUT /admin/update-subscription/:id': { plan: 'paid', months: 12 },
}

const validQuery: Record<string, string> = {
  'DELETE /api/fields/:id': '?values=0',
  'GET /jobportal/retention/preview': '?days=60',
}

const ask = ({ name, method, path }: (typeof routes)[number], cookie?: string, token?: string) =>
  server.call(method, addressOf(path, method) + (validQuery[name] ?? ''), {
    cookie,
    token,
    ...(method === 'GET' ? {} : { body: name === 'POST /api/submit' ? new FormData() : (validBody[name] ?? {}) }),
  })

test('every route of the server says who is welcome', () => {
  expect(routes.map(({ name }) => name).toSorted()).toEqual(Object.keys(welcome).toSorted())
})

describe('nobody without a session gets anything from', () => {
  for (const route of routes.filter(
    ({ name }) => !['anyone', 'who has the link'].includes(welcome[name] ?? '') && name !== 'WS /ws',
  )) {
    test(route.name, async () => {
      for (const cookie of [undefined, 'session=forged.forged', deleted]) {
        const answer = await ask(route, cookie)
        expect(answer.status).toBe(401)
        expect(answer.text).not.toContain(canary)
      }
    })
  }
})

describe('a recruiter of another workspace gets nothing of the owner from', () => {
  for (const route of routes.filter(({ name }) =>
    ['signed in', 'own account', 'recruiter', 'owner'].includes(welcome[name] ?? ''),
  )) {
    test(route.name, async () => {
      const answer = await ask(route, stranger)
      if (route.path.includes(':id')) expect(answer.status).toBe(404)
      expect(answer.text).not.toContain(canary)
      expect(answer.text).not.toContain(owned.resume)
    })
  }
})

describe('a viewer is refused by', () => {
  for (const route of routes.filter(({ name }) => ['recruiter', 'owner'].includes(welcome[name] ?? ''))) {
    test(route.name, async () => {
      expect((await ask(route, viewer)).status).toBe(403)
    })
  }
})

describe('a recruiter who is no owner is refused by', () => {
  for (const route of routes.filter(({ name }) => welcome[name] === 'owner')) {
    test(route.name, async () => {
      expect((await ask(route, recruiter)).status).toBe(403)
    })
  }
  test('DELETE /api/team/members/:id, but for themselves', async () => {
    expect((await server.call('DELETE', `/api/team/members/${owned.user}`, { cookie: recruiter })).status).toBe(403)
  })
})

/** Calls that are not GET and change nothing but what the caller has read, or is told: whoever may see may call them. */
const onlyReads = [
  'PUT /api/first-run',
  'PUT /api/weekly-report',
  'POST /api/ask',
  'POST /api/candidates/:id/verify',
  'POST /api/candidates/:id/evidence-opened',
  'POST /api/candidates/:id/mentions-seen',
]

test('whatever changes something in the workspace is closed to viewers', () => {
  const open = routes.filter(({ name, method }) => method !== 'GET' && welcome[name] === 'signed in')
  expect(open.map(({ name }) => name).filter((name) => !onlyReads.includes(name))).toEqual([])
})

test('a viewer sees what the owner sees', async () => {
  for (const path of ['/api/candidate-filtering', '/api/job-descriptions', `/api/candidates/${owned.candidate}`]) {
    const [seen, own] = [await server.call('GET', path, { cookie: viewer }), await server.call('GET', path, { cookie: owner })]
    expect(seen.status).toBe(200)
    expect(seen.text.replaceAll(/"url":"[^"]*"/g, '')).toBe(own.text.replaceAll(/"url":"[^"]*"/g, ''))
  }
})

/** Routes that a session opens at all. */
const forPeople = routes.filter(({ name }) =>
  ['signed in', 'own account', 'recruiter', 'owner', 'admin'].includes(welcome[name] ?? ''),
)
const isOpenTo = (role: keyof typeof named, name: string) =>
  openToNamed[name] === 'both' || (openToNamed[name] === 'managers' && role === 'hiring-manager')
/** What only looks, or only tries: nothing of what the rows below do is missing for those after them. */
const touchesOnlyThemselves = ['own account']

test('people with a job role are named in the table by routes that there are', () => {
  expect(Object.keys(openToNamed).filter((name) => !forPeople.some((route) => route.name === name))).toEqual([])
  expect(Object.keys(openToNamed).filter((name) => ['owner', 'admin'].includes(welcome[name] ?? ''))).toEqual([])
})

for (const role of ['hiring-manager', 'interviewer'] as const) {
  describe(`a person with the role ${role} is refused by`, () => {
    for (const route of forPeople.filter(({ name }) => !isOpenTo(role, name))) {
      test(route.name, async () => {
        for (const cookie of [named[role], unnamed[role]]) {
          const answer = await ask(route, cookie)
          expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN'])
          expect(answer.text).not.toContain(canary)
        }
      })
    }
  })

  describe(`somebody named on no job, with the role ${role}, gets nothing of the owner from`, () => {
    const open = forPeople.filter(({ name }) => isOpenTo(role, name) && !touchesOnlyThemselves.includes(welcome[name] ?? ''))
    for (const route of open.filter(({ name }) => name !== 'GET /user')) {
      test(route.name, async () => {
        const answer = await ask(route, unnamed[role])
        expect(answer.text).not.toContain(canary)
        for (const id of Object.values(owned)) expect(answer.text).not.toContain(id)
        if (!route.path.includes(':id')) return expect(answer.status).toBe(200)
        // Word for word what somebody of another workspace reads.
        const foreign = await ask(route, stranger)
        const { requestId: _, ...said } = answer.body
        const { requestId: __, ...saidToStranger } = foreign.body
        expect([answer.status, said]).toEqual([404, saidToStranger])
      })
    }
  })

  describe(`somebody named on the job, with the role ${role}, is let in by`, () => {
    const open = forPeople.filter(
      ({ name, method }) => isOpenTo(role, name) && method === 'GET' && !touchesOnlyThemselves.includes(welcome[name] ?? ''),
    )
    for (const route of open) {
      test(route.name, async () => {
        const answer = await ask(route, named[role])
        // A booked interview makes a calendar file, and this one is open; an interviewer's own are others.
        const others = [
          'GET /api/interview-offers/:id/interview.ics',
          ...(role === 'interviewer' ? ['GET /api/notes/:id/history'] : []),
        ]
        expect(answer.status).toBe(others.includes(route.name) ? 404 : 200)
      })
    }
  })
}

describe('whoever is no administrator is refused by', () => {
  for (const route of routes.filter(({ name }) => welcome[name] === 'admin')) {
    test(route.name, async () => {
      expect((await ask(route, stranger)).status).toBe(403)
      expect((await ask(route, owner)).status).toBe(403)
    })
  }
})

describe('only the token of a company opens', () => {
  for (const route of routes.filter(({ name }) => welcome[name] === 'company')) {
    test(route.name, async () => {
      for (const cookie of [owner, admin]) expect((await ask(route, cookie)).status).toBe(401)
      // A session is no token, and a token is no session.
      const session = owner.slice(owner.indexOf('=') + 1)
      for (const token of [session, `${company}x`, suspendedCompany])
        expect((await ask(route, undefined, token)).status).toBe(401)
      // Whoever signs out has no token for the routes after it; what it does is asked in own-sessions.test.ts.
      if (route.path === '/jobportal/logout') return
      // What takes a device is asked in jobportal/passkeys.test.ts, and of whom in jobportal/portal-access.test.ts.
      if (['POST /jobportal/passkeys', 'PUT /jobportal/passkeys/:id'].includes(route.name)) return
      const others = await ask(route, owner, otherCompany)
      if (route.path.includes(':id')) expect(others.status).toBe(404)
      else expect([200, 201]).toContain(others.status)
      expect(others.text).not.toContain(canary)
      // What is deleted here would be missing for the routes after it.
      if (route.method !== 'DELETE') expect([200, 201]).toContain((await ask(route, undefined, company)).status)
    })
  }
})

describe('only its company and administrators get', () => {
  for (const route of routes.filter(({ name }) => welcome[name] === 'company or admin')) {
    test(route.name, async () => {
      for (const cookie of [owner, stranger, viewer]) expect((await ask(route, cookie)).status).toBe(403)
      for (const token of [`${company}x`, suspendedCompany]) expect((await ask(route, undefined, token)).status).toBe(401)
      const others = await ask(route, owner, otherCompany)
      expect(others.status).toBe(404)
      expect(others.text).not.toContain(canary)
      expect([200, 201]).toContain((await ask(route, undefined, company)).status)
      expect([200, 201]).toContain((await ask(route, admin)).status)
    })
  }
})

describe('the token of a company gets nothing of recruiters or administrators from', () => {
  for (const route of routes.filter(({ name }) =>
    ['signed in', 'own account', 'recruiter', 'owner', 'admin'].includes(welcome[name] ?? ''),
  )) {
    test(route.name, async () => {
      for (const cookie of [undefined, `session=${company}`]) expect((await ask(route, cookie, company)).status).toBe(401)
    })
  }
})

test('what others tried has changed nothing', async () => {
  expect((await server.call('GET', '/api/job-descriptions', { cookie: owner })).body[0].title).toBe(canary)
  expect((await server.call('GET', '/user', { cookie: owner })).body.user.subscription.plan).toBe('trial')
})

test('an administrator does not see the candidates of a workspace by being one', async () => {
  expect((await server.call('GET', '/api/candidate-filtering', { cookie: admin })).body).toEqual([])
  expect((await server.call('GET', `/api/resumes/${owned.resume}`, { cookie: admin })).status).toBe(404)
})

describe('a page of another site changes nothing with', () => {
  for (const route of routes.filter(({ method }) => !['GET', 'OPTIONS', 'WS'].includes(method))) {
    test(route.name, async () => {
      const foreign = await server.call(route.method, addressOf(route.path), {
        cookie: admin,
        body: {},
        headers: { origin: 'https://evil.example' },
      })
      expect([foreign.status, foreign.body.code]).toEqual([403, 'FOREIGN_ORIGIN'])
    })
  }
})

test('every answer carries the security headers and its request id', async () => {
  for (const path of ['/health/live', '/user', '/nowhere', `/api/resumes/${owned.resume}`]) {
    const { headers } = await server.call('GET', path, { cookie: owner })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBeTruthy()
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('x-request-id')).toBeTruthy()
  }
})

test('ids are not guessable', () => {
  for (const id of Object.values(owned)) expect(id).toMatch(/^[0-9a-z]{22,}$/)
})
