import { type ApplicationProps, OwnApplication } from '../pages/applicant/own-application.tsx'

export default function Application(props: ApplicationProps) {
  return <OwnApplication {...props} />
}
